import type { Asked } from "../topic.ts";

/** To make it one's own. */
export const MAKING: Asked[] = [
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "Get the software",
    asks:
      "get_code this_site | mine | mine host | get_code copy | get_code software_n",
    not: "resume_n contributions doctor",
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "under the MIT licence",
    asks:
      "licence software_n | licence get_code | licence site | licence this_site | licence mine | licence this_n",
    not: "content image person_work",
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "If you have a résumé in the JSON Resume format",
    asks: "import_it resume_n | import_it",
    not: "person_contact",
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "shows every change as you save it",
    asks: "dev content | dev site",
  },
  {
    at: "/docs/making-it-yours#add-a-job-a-page-or-a-section",
    says: "A new file is all it takes",
    asks:
      "add_verb add_job content | add_verb add_page own_n | add_verb add_page content | add_verb add_page menu",
    not: "blog image footnote api mcp",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "takes a role, link, channel",
    asks: "hide add_page | hide add_job | hide content",
    not: "menu",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "leaves a page out of the menu",
    asks: "menu add_page | menu hide",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "is the accent colour",
    asks: "colour site | colour own_n | colour breaking",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "Icons and link previews",
    asks: "icon site | icon own_n",
  },
  {
    at: "/docs/making-it-yours#when-something-is-wrong-in-the-content",
    says: "The content is checked when the site starts",
    asks: "mistake content start_fails | mistake content",
    not: "api request batch mcp retry",
  },
  {
    at: "/docs/sections#images",
    says: "What counts as an image",
    asks: "image format | image size | image format size",
    not: "room api",
  },
  {
    at: "/docs/sections",
    says: "A section is a folder of yours",
    asks: "blog add_verb own_n | blog add_verb content | blog add_verb site",
    not: "image feed",
  },
  {
    at: "/docs/sections#footnotes-and-code",
    says: "A footnote is",
    asks: "footnote | footnote add_verb",
  },
  {
    at: "/docs/sections#footnotes-and-code",
    says: "are marked up",
    asks: "highlight | highlight site",
  },
  {
    at: "/docs/sections#the-feed",
    says: "is Atom",
    asks: "feed | feed site | feed blog",
    not: "person_contact",
  },
  {
    at: "/docs/sections#your-own-look",
    says: "is loaded after the style sheet",
    asks: "look site | look own_n | look breaking",
    not: "error api mcp",
  },
  {
    at: "/docs/language#three-things",
    says: "a tag such as",
    asks: "other_language site | other_language content | other_language own_n",
    not: "question client rtl",
  },
  {
    at: "/docs/language#three-things",
    says: "are written from right to left",
    asks: "rtl | rtl site",
  },
  {
    at: "/docs/language#words-yaml",
    says: "Every fixed word of the site",
    asks: "words_yaml site | words_yaml breaking",
  },
  {
    at: "/docs/resume#where-all-of-it-goes",
    says: "/resume.json: ",
    asks: "resume_n format | resume_n get_code",
    not: "import_it contributions",
  },
  {
    at: "/docs/resume#where-all-of-it-goes",
    says: "/contact.vcf: ",
    asks: "vcard",
  },
  {
    at: "/docs/doctor",
    says: "looks at your folder",
    asks: "doctor content | doctor site publish | doctor own_n",
    not: "health",
  },
  {
    at: "/docs/doctor",
    says: "looks at your folder",
    asks: "doctor_n check_n",
    not: "person_work person_contact",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "work/*.md: ",
    asks: "fields_n add_job",
    not: "api worklist error",
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "profile.md: ",
    asks: "fields_n profile_file",
    not: "api error",
  },
  {
    at: "/docs/upgrading#each-time",
    says: "Commit what you have",
    asks:
      "upgrade software_n | upgrade copy | upgrade conflict | upgrade own_n",
    not: "api deno python",
  },
];
