import type { PageKind } from "../../content/content.ts";
import { withRows } from "./table_rows.ts";

/** A page as its readers see it. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  kind: PageKind;
  sections: { id: string; heading: string; text: string }[];
}

/** A page with its text, or its place in the list alone. */
export type ListedPage =
  & Omit<IndexedPage, "sections">
  & Partial<Pick<IndexedPage, "sections">>;

/** A sentence, a point of a list or a row of a table. */
export interface Sentence {
  text: string;
  /** Other words for it, which its owner lists and no page shows. */
  asks: string;
}

/** Sentences below one heading. */
export interface SentenceGroup {
  /** Path of its page. */
  source: string;
  /** Includes the anchor. */
  path: string;
  kind: PageKind;
  title: string;
  heading: string;
  /** Words that its sentences are also found by, besides title and heading. */
  about: string;
  description: string;
  sentences: Sentence[];
}

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}/`¿¡])/u;
const CODE =
  /=>|->|[{}]|\w\(\w*[,:)]|^(?:[\])"$#<[]|(?:const|let|import|export|git|npm|pip|deno) [^.]*$|curl |[A-Z_]+=)|[;\\]$/;
const MIN_LETTERS = 8;

const HOST = /https?:\/\/[^/\s]+/g;

/** The text without names of hosts: the site has another at a build than at a start. */
export function withoutHosts(text: string): string {
  return text.replace(HOST, "");
}

/** Sentences of a text, of which each paragraph and each table row is a line. */
export function sentencesOf(text: string): string[] {
  return withRows(text.split("\n")).flatMap((line) =>
    typeof line === "string" ? line.split(END) : [line.row]
  ).map((each) => each.trim()).filter(isTelling);
}

function isTelling(text: string): boolean {
  return text.length >= MIN_LETTERS && /\p{L}{2}/u.test(text) &&
    !CODE.test(text);
}
