import type { Content } from "../content/content.ts";
import type { Role } from "../content/kinds/role.ts";
import type { Document } from "./document.ts";

/** The career as a JSON Resume 1.0.0 (jsonresume.org). */
export const resume: Document = {
  path: "/resume.json",
  mediaType: "application/json",
  title: "JSON Resume",
  description: "the career in the JSON Resume format",
  role: "person",
  render: ({ baseUrl, content }) =>
    JSON.stringify({
      $schema:
        "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
      basics: basics(content, baseUrl),
      work: content.roles.map(work),
      skills: skillsOf(content).map((name) => ({ name })),
      meta: {
        canonical: `${baseUrl}${resume.path}`,
        version: "v1.0.0",
        lastModified: `${content.profile.updated}T00:00:00`,
      },
    }),
};

function basics({ profile, contact }: Content, baseUrl: string) {
  const { name, headline, place, body, links } = profile;
  return {
    name,
    label: headline,
    email: reachedBy(contact, "mailto:"),
    phone: reachedBy(contact, "tel:"),
    url: `${baseUrl}/`,
    summary: body,
    location: { address: place },
    profiles: [
      ...links.map(({ label, url }) => ({ network: label, url })),
      ...contact.channels.filter(({ url }) => isNewLink(url, profile))
        .map(({ label, value, url }) => ({
          network: label,
          username: value,
          url,
        })),
    ],
  };
}

function reachedBy(
  { channels }: Content["contact"],
  scheme: "mailto:" | "tel:",
): string | undefined {
  return channels.find(({ url }) => url.startsWith(scheme))?.value;
}

function isNewLink(url: string, { links }: Content["profile"]): boolean {
  return url.startsWith("http") && !links.some((link) => link.url === url);
}

/** `slug` is ours: the format lets a role have more than it knows of. */
function work({ company, role, start, end, slug, skills, body, years }: Role) {
  return {
    name: company,
    position: role,
    startDate: start,
    ...(end !== "present" && { endDate: end }),
    summary: body,
    keywords: skills,
    slug,
    years,
  };
}

/** Every skill of a role once, newest first. */
export function skillsOf({ roles }: Content): string[] {
  return [...new Set(roles.flatMap(({ skills }) => skills))];
}
