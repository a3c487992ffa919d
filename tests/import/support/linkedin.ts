/** Files of an export by their path. */
export type Export = Record<string, string>;

/** Words that stand in private columns. None may be in a file or a report. */
export const SECRETS = [
  "Maidenname",
  "Jan 7",
  "imaginary_im",
  "LIC-4711",
  "Confidant",
  "psst",
  "second@imaginary.example",
];

const WHOLE: Export = {
  "Profile.csv":
    `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Ines,Imaginary,Maidenname,7 Nowhere Steps,Jan 7,Keeper of lighthouses,"I keep the light on.

""Always"", they say.",Maritime,N0 7WHR,"Nowhere-on-Sea, Nowhere",ines_odd,"[PORTFOLIO:https://imaginary.example/,BLOG:https://log.example/a]",imaginary_im
`,
  "Positions.csv":
    `Company Name,Title,Description,Location,Started On,Finished On
Tall Light Ltd,Keeper,"Kept it lit.
• Wrote the log
- Counted ships
* Painted
A closing line",Nowhere,Mar 2019,
Fog & Sons,Horn player,Loud.,,2015,Feb 2019
`,
  "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
School of Fog,2008,2011,First of two,BSc Optics,Rowing
`,
  "Skills.csv": "Name\nRowing\nKnots\nrowing\n",
  "Languages.csv":
    "Name,Proficiency\nEnglish,Native or bilingual proficiency\n",
  "Certifications.csv":
    `Name,Url,Authority,Started On,Finished On,License Number
Boat licence,https://boats.example/1,Harbour Office,Jun 2012,Jun 2022,LIC-4711
`,
  "Projects.csv": `Title,Description,Url,Started On,Finished On
A map,"A map of all the rocks around the harbour, drawn by hand and by boat.",https://map.example/,Jan 2020,
`,
  "Publications.csv": `Name,Published On,Description,Publisher,Url
On lamps,"Apr 1, 2018",,Journal of Light,https://lamps.example/on
`,
  "Honors.csv": `Title,Description,Issued On
Lamp of the year,For light.,Dec 2017
`,
  "Volunteering.csv":
    `Company Name,Role,Cause,Started On,Finished On,Description
Lifeboat,Crew,Safety,May 2011,,Rowed.
`,
  "Email Addresses.csv": `Email Address,Confirmed,Primary,Updated On
second@imaginary.example,Yes,No,1/2/20
ines@imaginary.example,Yes,Yes,1/2/20
`,
  "PhoneNumbers.csv": "Extension,Number,Type\n,+44 1632 960 555,Mobile\n",
  "Recommendations_Received.csv":
    `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
A.,Nother,Fog & Sons,Chief,She shines.,"01/02/20, 10:00 AM",VISIBLE
B.,Hidden,Fog & Sons,Chief,Not so bright.,"01/02/20, 10:00 AM",HIDDEN
`,
  "Connections.csv": "Notes:\nFirst Name,Last Name\nConfidant,Person\n",
  "messages.csv": "CONVERSATION ID,CONTENT\n1,psst\n",
};

/** German dates, CRLF, a byte order mark, a preamble, ragged rows and two languages. */
const ODD: Export = {
  "export/Profile.csv": crlf(`\uFEFFNotes:
"The profile, as it was"

Headline,First Name,Last Name,Websites
Leuchtturmwärterin,Ines,Erfunden,none
Lighthouse keeper,Ines,Erfunden,
`),
  "export/Positions.csv": crlf(`Company Name,Title,Started On,Finished On,Extra
Hafen GmbH,Wärterin,März 2019,heute
Hafen GmbH,Keeper,März 2019,heute
Öl & Nebel,Hornistin,sept. 2015,Dez. 2018,more,and more
,Aushilfe,Herbst 2012,
Bad "row,x,2011,
`),
  "export/Volunteer Experiences.csv": "Company Name,Role\nLifeboat\n",
  "export/Honors.csv": "Title,Issuer,Issue Date\nPreis,Hafen,2018-03\n",
  "export/Phone Numbers.csv": "Number\non request\n",
  "export/Skills.csv": "Wrong\nx\n",
  "export/Languages.csv": 'Name\n"Deutsch\nEnglisch\n',
  "export/nested/Education.csv": "School Name\nNot this\n",
};

const LEAST: Export = { "profile.csv": "First Name\nIda\n" };

export const EXPORTS = { whole: WHOLE, odd: ODD, least: LEAST };

function crlf(text: string): string {
  return text.replaceAll("\n", "\r\n");
}
