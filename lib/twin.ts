import type { PageMeta } from "./content/page_meta.ts";

/** A page as programs read it. */
export interface Twin {
  page: PageMeta;
  /** Markdown with front matter, as it is served. */
  text: string;
  tokens: number;
  /** The words below the title, in Markdown. */
  body: string;
}

/** The Markdown of the pages. No page may ask for it: it would wait for itself. */
export interface TwinReader {
  get(page: PageMeta): Promise<Twin>;
  /** Twins of the pages in their order; a page that fails is reported and left out. */
  all(pages?: PageMeta[]): Promise<Twin[]>;
}
