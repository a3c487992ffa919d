import type { Content } from "../content/content.ts";
import { imageAddress } from "../content/image.ts";
import { findEntry, findSection } from "../content/find_entry.ts";
import type { Made } from "../content/made.ts";
import type { PageKind, PageMeta } from "../content/page_meta.ts";

export interface Described {
  page: PageMeta;
  content: Content;
  baseUrl: string;
}

/** The home page is the profile; the others are about the person too. */
export function webPage(described: Described) {
  const { page, content, baseUrl } = described;
  const { kind, path, title, description, updated } = page;
  return {
    "@type": TYPES[path] ?? TYPE_OF_KIND[kind],
    "@id": `${baseUrl}${path}#page`,
    url: baseUrl + path,
    name: title,
    headline: title,
    description,
    dateModified: updated,
    // The manual is the software's.
    inLanguage: kind === "doc" ? "en" : content.profile.language,
    isPartOf: { "@id": `${baseUrl}/#site` },
    author: { "@id": `${baseUrl}/#me` },
    [kind === "home" ? "mainEntity" : "about"]: { "@id": `${baseUrl}/#me` },
    ...collection(described),
    ...work(described),
  };
}

const TYPES: Record<string, string> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
};

const TYPE_OF_KIND: Record<PageKind, string> = {
  home: "ProfilePage",
  page: "WebPage",
  section: "CollectionPage",
  entry: "BlogPosting",
  doc: "TechArticle",
};

/** What a section lists. */
function collection({ page, content, baseUrl }: Described) {
  const section = findSection(content, page.path);
  return section && {
    hasPart: section.entries.map(({ path }) => ({
      "@id": `${baseUrl}${path}#page`,
    })),
  };
}

/** What an entry is, by the part of the résumé that its section is. */
function work({ page, content, baseUrl }: Described) {
  const found = findEntry(content, page.path);
  if (!found) return;
  const { section, entry } = found;
  return {
    ...(section.resume && { "@type": TYPE_OF_PART[section.resume] }),
    datePublished: entry.date,
    keywords: entry.tags,
    ...(entry.image && {
      image: baseUrl + imageAddress({ path: entry.image.file }),
    }),
    isPartOf: { "@id": `${baseUrl}/${section.slug}#page` },
  };
}

const TYPE_OF_PART: Record<Made, string> = {
  projects: "CreativeWork",
  publications: "Article",
};

/** The way down to a page, through the section that lists it. */
export function breadcrumbs({ page, content, baseUrl }: Described) {
  const above = findEntry(content, page.path)?.section;
  const trail = [
    { name: content.profile.name, path: "/" },
    ...(above ? [{ name: above.title, path: `/${above.slug}` }] : []),
    { name: page.title, path: page.path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: baseUrl + path,
    })),
  };
}
