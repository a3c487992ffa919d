import { MAX_LISTED } from "../../../lib/content/section_pages.ts";
import { FILLED, withEntries } from "../../support/many_entries.ts";
import { BASE_URL, HTML } from "../../support/test_app.ts";

export const MARKDOWN = { accept: "text/markdown" };
/** Links of a list to its entries. */
export const LISTED = new RegExp(`<a [^>]*href="${FILLED}/(copy-\\d+)"`, "g");
export const LISTED_IN_MARKDOWN = new RegExp(
  `\\(${BASE_URL}${FILLED}/(copy-\\d+)\\)`,
  "g",
);

/** Two full pages, and a third with one entry. */
export const COUNT = 2 * MAX_LISTED + 1;
export const ENTRIES = Array.from({ length: COUNT }, (_, at) => `copy-${at}`);
export const content = withEntries(COUNT);

export function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}

export const FORMS: [name: string, path: string, headers: HeadersInit][] = [
  ["HTML", FILLED, HTML],
  ["a twin", `${FILLED}.md`, {}],
  ["Markdown by Accept", FILLED, MARKDOWN],
];

/** The targets of the `Link` header, by relation. */
export function relations({ headers }: Response): Record<string, string> {
  const link = headers.get("link") ?? "";
  return Object.fromEntries(
    [...link.matchAll(/<([^>]*)>; rel="([^"]*)"/g)].map((
      [, target = "", rel],
    ) => [rel, target]),
  );
}

export const PAGES = [FILLED, `${FILLED}?page=2`, `${FILLED}?page=3`];
