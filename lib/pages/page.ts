/** What lists say of a page: of its words they know nothing. */
export interface PageMeta {
  /** Path of the HTML form; the twin is beside it with the suffix `.md`. */
  path: string;
  title: string;
  /** 50 to 160 characters, for the head of the page and for search. */
  description: string;
  /** When the words last changed, YYYY-MM-DD. */
  updated: string;
  /** Whether the menu of every page has it. */
  inMenu: boolean;
}

/** The path of the Markdown twin. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

export function docPath(slug: string): string {
  return `/docs/${slug}`;
}
