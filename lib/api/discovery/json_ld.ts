import type { Content } from "../../content/content.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { titleOfApi } from "../openapi/title.ts";
import { breadcrumbs, isOfTheApi, webPage } from "./json_ld_page.ts";
import type { Described } from "./document.ts";
import { nameOf, personOf } from "./json_ld_person.ts";

export function jsonLd(described: Described): string {
  const { page, content, baseUrl } = described;
  const graph = [
    webSite(content, baseUrl),
    FULL.includes(page.path) ? personOf(described) : nameOf(content, baseUrl),
    webPage(described),
    ...(isOfTheApi(page) ? [webApi(content, baseUrl)] : []),
    ...(page.kind === "home" ? [] : [breadcrumbs(described)]),
  ];
  // A `</script>` in the content must not end the element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph })
    .replaceAll("<", "\\u003c");
}

/** One website in all of its languages. */
function webSite({ profile, docs, original }: Content, baseUrl: string) {
  const { languages, language } = { ...profile, ...original };
  return {
    "@type": "WebSite",
    "@id": `${baseUrl}/#site`,
    url: `${baseUrl}/`,
    name: profile.name,
    description: profile.description,
    inLanguage: languages.length > 0 ? [language, ...languages] : language,
    publisher: { "@id": `${baseUrl}/#me` },
    ...(docs.length > 0 && { potentialAction: search(baseUrl) }),
  };
}

function search(baseUrl: string) {
  return {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${baseUrl}${MANUAL_PATH}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
}

function webApi({ profile }: Content, baseUrl: string) {
  return {
    "@type": "WebAPI",
    "@id": `${baseUrl}/#api`,
    name: titleOfApi(profile.name),
    url: `${baseUrl}/developers`,
    documentation: `${baseUrl}/openapi.json`,
    provider: { "@id": `${baseUrl}/#me` },
    isAccessibleForFree: true,
  };
}

/** Pages that describe the person. Other pages only name the person. */
const FULL = ["/", "/about", "/contact"];
