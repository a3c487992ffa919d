import type {
  Award,
  Certificate,
  Channel,
  Content,
  Education,
  Role,
} from "../../content/content.ts";
import type { Published, Site } from "../../site.ts";
import { portraitPath, rolePath } from "../../content/anchors.ts";
import { nonEmpty } from "../../base/text/non_empty.ts";
import { periodOf, skillsOf } from "./career.ts";

/** A short Person; `#me` identifies the full one. */
export function nameOf({ profile }: Content, baseUrl: string) {
  return {
    "@type": "Person",
    "@id": `${baseUrl}/#me`,
    name: profile.name,
    url: `${baseUrl}/`,
    description: profile.headline,
  };
}

export function personOf(
  { content, baseUrl, urlOf }: Published,
) {
  const { profile, contact, roles, resume, words } = content;
  const { comma } = words.lists;
  const fields = resume.skills.map(({ name }) => name);
  return {
    ...nameOf(content, baseUrl),
    image: baseUrl + (portraitPath(profile) ?? "/icon-512.png"),
    homeLocation: { "@type": "Place", name: profile.place },
    jobTitle: roles.find(({ end }) => end === "present")?.role,
    worksFor: nonEmpty(roles.map((role) => employment(role, urlOf))),
    alumniOf: nonEmpty(resume.education.map((each) => schooling(each, comma))),
    knowsAbout: nonEmpty([...new Set([...fields, ...skillsOf(roles)])]),
    knowsLanguage: nonEmpty(resume.languages.map(({ language }) => ({
      "@type": "Language",
      name: language,
    }))),
    award: nonEmpty(resume.awards.map((each) => awardInWords(each, comma))),
    hasCredential: nonEmpty(resume.certificates.map(credential)),
    contactPoint: contact.channels.map(pointOf),
    seeks: { "@type": "Demand", name: profile.availability },
    sameAs: nonEmpty(profile.links.map(({ url }) => url)),
  };
}

// A schema.org Role repeats the property that it qualifies.
function employment(
  { company, role, start, end, slug, url, place, about }: Role,
  urlOf: Site["urlOf"],
) {
  return {
    "@type": "EmployeeRole",
    identifier: slug,
    url: urlOf(rolePath({ slug })),
    roleName: role,
    ...periodOf({ start, end }),
    worksFor: {
      "@type": "Organization",
      name: company,
      url,
      description: about,
      location: place,
    },
  };
}

function schooling(
  { institution, url, degree, area, start, end }: Education,
  comma: string,
) {
  return {
    "@type": "OrganizationRole",
    roleName: [degree, area].filter(Boolean).join(comma) || undefined,
    ...periodOf({ start, end }),
    alumniOf: { "@type": "EducationalOrganization", name: institution, url },
  };
}

function awardInWords({ title, awarder, date }: Award, comma: string) {
  return [title, awarder, date].filter(Boolean).join(comma);
}

function credential({ name, url, issuer, date }: Certificate) {
  return {
    "@type": "EducationalOccupationalCredential",
    name,
    url,
    dateCreated: date,
    recognizedBy: issuer && { "@type": "Organization", name: issuer },
  };
}

function pointOf({ label, value, url }: Channel) {
  const point = { "@type": "ContactPoint", contactType: label };
  if (url.startsWith("mailto:")) return { ...point, email: value };
  if (url.startsWith("tel:")) return { ...point, telephone: value };
  return { ...point, url, name: value };
}
