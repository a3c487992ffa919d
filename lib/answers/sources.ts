import type { PageMeta } from "../content/page_meta.ts";
import type { Facts } from "./facts/facts.ts";
import type { Collection } from "./rank/collection.ts";
import type { Tongue } from "./rank/tongue.ts";
import type { TemplateWords } from "./templates/template_words.ts";

/** Collections of one scope. Pages in a later one stand for those of an earlier one. */
export interface Shelf {
  collections: Collection[];
  /** Pages of the first collection that the second has anew. */
  replaced: ReadonlySet<string>;
}

export interface Sources {
  facts: Facts;
  /** Languages with templates: that of the site, if it has some, and English. */
  languages: { words: TemplateWords; tongue: Tongue }[];
  person: Shelf;
  /** Opens the pages about the software, when a question names it. */
  manual(): Promise<Shelf>;
  /** Returns true for pages that only a search finds. */
  isHidden(path: string): boolean;
  /** Puts the address of the site into a text that a build has read. */
  addressed(text: string): string;
  pages: readonly PageMeta[];
}

/** Sources of a site without pages. */
export function noPages(facts: Facts): Sources {
  const none = { collections: [], replaced: new Set<string>() };
  return {
    facts,
    languages: [],
    person: none,
    manual: () => Promise.resolve(none),
    isHidden: () => false,
    addressed: (text) => text,
    pages: [],
  };
}
