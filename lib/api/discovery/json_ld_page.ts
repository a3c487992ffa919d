import type { PageKind } from "../../content/content.ts";
import {
  findEntry,
  findSectionPage,
  metaDescription,
} from "../../content/mod.ts";
import {
  docPath,
  isOfManual,
  MANUAL_PATH,
  type PageMeta,
} from "../../content/page_meta.ts";
import type { Described } from "./document.ts";
import { entryOf } from "./json_ld_entry.ts";
import { translationsOf } from "./translations.ts";
import { pagePicture } from "../../graphics/page_picture.ts";

export function webPage(described: Described) {
  const { page, baseUrl, urlOf, content } = described;
  const { kind, path, title, updated } = page;
  const type = TYPES[path] ?? TYPE_OF_KIND[kind];
  // schema.org has different names for the image of a page and of a text.
  const image = type.endsWith("Page") ? "primaryImageOfPage" : "image";
  return {
    "@type": type,
    "@id": `${urlOf(path)}#page`,
    url: urlOf(path),
    name: title,
    headline: title,
    description: metaDescription(page, content),
    dateModified: updated,
    isPartOf: { "@id": `${baseUrl}/#site` },
    publisher: { "@id": `${baseUrl}/#me` },
    [image]: picture(described),
    ...words(described),
    ...translationsOf(described),
    ...path === "/about" && pdfOf(described),
    ...collection(described),
    ...entryOf(described),
  };
}

function picture(described: Described) {
  const { address, alt } = pagePicture(described.page, described);
  return { "@type": "ImageObject", url: address, caption: alt || undefined };
}

/** The manual belongs to the software, so the person is not its author. */
function words({ page, content, baseUrl }: Described) {
  const { kind, path } = page;
  const me = { "@id": `${baseUrl}/#me` };
  const api = { "@id": `${baseUrl}/#api` };
  const { language = content.profile.language } = page;
  if (kind === "doc") return { inLanguage: "en", about: api };
  if (kind === "manual") return { inLanguage: language, about: api };
  const own = { inLanguage: language, author: me };
  // An entry is about its subject: see `entryOf()`.
  if (kind === "entry") return own;
  if (kind === "home") return { ...own, mainEntity: me };
  return { ...own, about: path === DEVELOPERS ? [me, api] : me };
}

export function isOfTheApi(page: PageMeta): boolean {
  return isOfManual(page) || page.path === DEVELOPERS;
}

const DEVELOPERS = "/developers";

const TYPES: Record<string, string> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  [DEVELOPERS]: "APIReference",
};

const TYPE_OF_KIND: Record<PageKind, string> = {
  home: "ProfilePage",
  page: "WebPage",
  section: "CollectionPage",
  entry: "BlogPosting",
  manual: "CollectionPage",
  doc: "TechArticle",
};

/** The résumé as a file. */
function pdfOf({ content, urlOf }: Described) {
  if (content.unprintable !== undefined) return {};
  const contentUrl = urlOf("/resume.pdf");
  const encodingFormat = "application/pdf";
  return { encoding: { "@type": "MediaObject", contentUrl, encodingFormat } };
}

function collection({ page, content, urlOf }: Described) {
  const found = findSectionPage(content, page);
  const all = page.kind === "manual"
    ? content.docs.map(({ slug, title }) => ({ path: docPath(slug), title }))
    : found?.section.entries;
  const { entries: listed = all, before = 0 } = found ?? {};
  return all && listed && {
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: all.length,
      itemListElement: listed.map(({ path, title }, i) => ({
        "@type": "ListItem",
        position: before + i + 1,
        name: title,
        url: urlOf(path),
      })),
    },
  };
}

export function breadcrumbs(described: Described) {
  const { page, content, urlOf } = described;
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
      item: urlOf(path),
    })),
  };
}

function above({ page, content }: Described) {
  if (page.kind === "doc") {
    return [{ name: content.words.docs.title, path: MANUAL_PATH }];
  }
  if (page.first) return [{ name: page.first.title, path: page.first.path }];
  const section = findEntry(content, page.path)?.section;
  return section ? [{ name: section.title, path: `/${section.slug}` }] : [];
}
