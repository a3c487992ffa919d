import type { Content } from "../content/content.ts";
import { breadcrumbs, type Described, webPage } from "./json_ld_page.ts";
import { nameOf, personOf } from "./json_ld_person.ts";

/** What a page says of itself to search engines: one graph of schema.org. */
export function jsonLd(described: Described): string {
  const { page, content, baseUrl } = described;
  const graph = [
    webSite(content, baseUrl),
    FULL.includes(page.path)
      ? personOf(content, baseUrl)
      : nameOf(content, baseUrl),
    webPage(described),
    ...(page.kind === "home" ? [] : [breadcrumbs(described)]),
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
