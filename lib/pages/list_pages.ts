import type { Content } from "../content.ts";
import { docPath, type PageMeta } from "./page.ts";

/** Every page of the site, in the order of the menu: the only list of them. */
export function listPages(content: Content): PageMeta[] {
  const { profile, contact, pages, docs } = content;
  return [
    // The name at the top leads home, so the menu need not.
    metaOf({ ...profile, title: profile.name }, "/", false),
    ...pages.map((page) => metaOf(page, `/${page.slug}`, page.nav))
      // Who has read about somebody may want to write.
      .toSpliced(1, 0, metaOf(contact, "/contact", contact.nav)),
    ...docs.map((doc) => metaOf(doc, docPath(doc.slug), false)),
  ];
}

function metaOf(
  { title, description, updated }: Pick<
    PageMeta,
    "title" | "description" | "updated"
  >,
  path: string,
  inMenu = true,
): PageMeta {
  return { path, title, description, updated, inMenu };
}
