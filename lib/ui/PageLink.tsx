import type { HTMLAttributes } from "preact";
import type { PageMeta } from "../content/page_meta.ts";
import { inLanguage } from "./in_language.ts";

export type Linked = Pick<PageMeta, "path" | "title" | "language">;

/** The title of a page, marked if its language is not that of the site. */
export function PageLink(
  { page: { path, title, language }, current }: {
    page: Linked;
    current?: HTMLAttributes["aria-current"];
  },
) {
  const marks = { hreflang: language, ...inLanguage(language) };
  return <a href={path} {...marks} aria-current={current}>{title}</a>;
}
