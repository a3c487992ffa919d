import type { Content } from "../content/content.ts";
import { rolePath } from "../pages/anchors.ts";
import { breadcrumbs, type Described, webPage } from "./json_ld_page.ts";
import { skillsOf } from "./skills_of.ts";

/** What a page says of itself to search engines: one graph of schema.org. */
export function jsonLd(described: Described): string {
  const { page, content, baseUrl } = described;
  const graph = [
    webSite(content, baseUrl),
    FULL.includes(page.path)
      ? person(content, baseUrl)
      : nameOf(content, baseUrl),
    webPage(described),
    ...(described.page.kind === "home" ? [] : [breadcrumbs(described)]),
  ];
  // A `</script>` in somebody's words must not end the element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph })
    .replaceAll("<", "\\u003c");
}

function webSite({ profile }: Content, baseUrl: string) {
  return {
    "@type": "WebSite",
    "@id": `${baseUrl}/#site`,
    url: `${baseUrl}/`,
    name: profile.name,
    description: profile.description,
    inLanguage: profile.language,
    publisher: { "@id": `${baseUrl}/#me` },
  };
}

/** Pages that describe the person; the others only name them. */
const FULL = ["/", "/about", "/contact"];

function nameOf({ profile }: Content, baseUrl: string) {
  return {
    "@type": "Person",
    "@id": `${baseUrl}/#me`,
    name: profile.name,
    url: `${baseUrl}/`,
    description: profile.headline,
  };
}

function person(content: Content, baseUrl: string) {
  const { profile, contact, roles } = content;
  return {
    ...nameOf(content, baseUrl),
    image: `${baseUrl}/icon-512.png`,
    homeLocation: { "@type": "Place", name: profile.place },
    jobTitle: roles[0]?.role,
    // A schema.org Role names the property once more, for what it is between.
    worksFor: roles.map(({ company, role, start, end, slug }) => ({
      "@type": "EmployeeRole",
      identifier: slug,
      url: baseUrl + rolePath({ slug }),
      roleName: role,
      startDate: start,
      ...(end !== "present" && { endDate: end }),
      worksFor: { "@type": "Organization", name: company },
    })),
    knowsAbout: skillsOf(roles),
    contactPoint: contact.channels.map(({ label, value, url }) => ({
      "@type": "ContactPoint",
      contactType: label,
      ...pointAt(value, url),
    })),
    sameAs: profile.links.map(({ url }) => url),
  };
}

function pointAt(value: string, url: string) {
  if (url.startsWith("mailto:")) return { email: value };
  if (url.startsWith("tel:")) return { telephone: value };
  return { url, name: value };
}
