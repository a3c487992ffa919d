import type { Content } from "../content/content.ts";
import { imageAddress } from "../content/image.ts";
import { findEntry, findSection } from "../content/find_entry.ts";
import type { Made } from "../content/made.ts";
import {
  docPath,
  MANUAL_PATH,
  type PageKind,
  type PageMeta,
} from "../content/page_meta.ts";

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
  manual: "CollectionPage",
  doc: "TechArticle",
};

/** What a section lists, or the manual. */
function collection({ page, content, baseUrl }: Described) {
  const listed = page.kind === "manual"
    ? content.docs.map(({ slug }) => docPath(slug))
    : findSection(content, page.path)?.entries.map(({ path }) => path);
  return listed && {
    hasPart: listed.map((path) => ({ "@id": `${baseUrl}${path}#page` })),
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

/** The way down to a page, through the one that lists it. */
export function breadcrumbs(described: Described) {
  const { page, content, baseUrl } = described;
  const trail = [
    { name: content.profile.name, path: "/" },
    ...above(described),
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

function above({ page, content }: Described) {
  if (page.kind === "doc") {
    return [{ name: content.words.docs.title, path: MANUAL_PATH }];
  }
  const section = findEntry(content, page.path)?.section;
  return section ? [{ name: section.title, path: `/${section.slug}` }] : [];
}
