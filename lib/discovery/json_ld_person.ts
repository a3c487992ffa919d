import type { Content } from "../content/content.ts";
import type { Role } from "../content/kinds/role.ts";
import type { Award, Certificate, Education } from "../content/resume_lists.ts";
import { rolePath } from "../pages/anchors.ts";
import { portraitPath } from "../pages/portrait.ts";
import { skillsOf } from "./skills_of.ts";

/** The person by name alone: who else knows more refers to `#me`. */
export function nameOf({ profile }: Content, baseUrl: string) {
  return {
    "@type": "Person",
    "@id": `${baseUrl}/#me`,
    name: profile.name,
    url: `${baseUrl}/`,
    description: profile.headline,
  };
}

/** All that schema.org has a word for. */
export function personOf(content: Content, baseUrl: string) {
  const { profile, contact, roles, resume } = content;
  return {
    ...nameOf(content, baseUrl),
    image: baseUrl + (portraitPath(profile) ?? "/icon-512.png"),
    homeLocation: { "@type": "Place", name: profile.place },
    jobTitle: roles[0]?.role,
    worksFor: roles.map((role) => employment(role, baseUrl)),
    alumniOf: resume.education.map(schooling),
    knowsAbout: [
      ...new Set([
        ...resume.skills.map(({ name }) => name),
        ...skillsOf(roles),
      ]),
    ],
    knowsLanguage: resume.languages.map(({ language }) => ({
      "@type": "Language",
      name: language,
    })),
    award: resume.awards.map(awardInWords),
    hasCredential: resume.certificates.map(credential),
    contactPoint: contact.channels.map(({ label, value, url }) => ({
      "@type": "ContactPoint",
      contactType: label,
      ...pointAt(value, url),
    })),
    sameAs: profile.links.map(({ url }) => url),
  };
}

// A schema.org Role names the property once more, for what it is between.
function employment(
  { company, role, start, end, slug, url, place, about }: Role,
  baseUrl: string,
) {
  return {
    "@type": "EmployeeRole",
    identifier: slug,
    url: baseUrl + rolePath({ slug }),
    roleName: role,
    ...between(start, end),
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
) {
  return {
    "@type": "OrganizationRole",
    roleName: [degree, area].filter(Boolean).join(", ") || undefined,
    ...between(start, end),
    alumniOf: { "@type": "EducationalOrganization", name: institution, url },
  };
}

/** What goes on has no end. */
function between(start?: string, end?: string) {
  return { startDate: start, endDate: end === "present" ? undefined : end };
}

function awardInWords({ title, awarder, date }: Award): string {
  return [title, awarder, date].filter(Boolean).join(", ");
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

function pointAt(value: string, url: string) {
  if (url.startsWith("mailto:")) return { email: value };
  if (url.startsWith("tel:")) return { telephone: value };
  return { url, name: value };
}
