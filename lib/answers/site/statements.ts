import type { PageKind } from "../../content/page_meta.ts";
import type { Section as PageSection } from "../../markdown/from_html.ts";
import type { IndexedPage } from "../../search/search_index.ts";
import { withRows } from "../facts/rows.ts";
import { isOfTheSite } from "../facts/sentences_of.ts";
import { stemsIn } from "../read/section_stems.ts";
import { stemsOf } from "../read/stems.ts";
import { namesIn } from "./machine_names.ts";

/** A sentence, a point of a list or a row of a table, of a page about the site. */
export interface Statement {
  kind: PageKind;
  text: string;
  /** With what stands around it, as it is shown. */
  passage: string;
  /** Title of the page, and the heading above. */
  name: string;
  path: string;
  isRow: boolean;
  stems: ReadonlySet<string>;
  /** The names of machines in it, and those that it is about. */
  names: ReadonlySet<string>;
  subject: ReadonlySet<string>;
}

/** What is told below one heading. */
export interface Section {
  path: string;
  /** All of it, with its heading and its id, in lower case. */
  plain: string;
  /** Its beginning, code included. */
  opening: string;
  stems: ReadonlySet<string>;
  statements: Statement[];
}

/** All that the manual and the other pages about the site say, by section. */
export function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  return pages.filter((page) => isOfTheSite(page)).flatMap((page) => {
    const about = whenAsked(() =>
      new Set(stemsOf(`${page.title} ${page.description}`))
    );
    return page.sections.map((section) => sectionOf(page, section, about));
  });
}

/** `about`: the stems of what is said of the whole page. */
function sectionOf(
  page: IndexedPage,
  said: PageSection,
  about: () => ReadonlySet<string>,
): Section {
  const { heading, id, text } = said;
  const path = id ? `${page.path}#${id}` : page.path;
  const stems = whenAsked(() => stemsIn(said).union(about()));
  const statements = whenAsked(() => statementsOf(page, said, path));
  return {
    path,
    get plain() {
      return `${id} ${heading} ${text}`.toLowerCase();
    },
    get opening() {
      return around(text.split("\n"), 0);
    },
    get stems() {
      return stems();
    },
    get statements() {
      return statements();
    },
  };
}

function statementsOf(
  { title, kind }: IndexedPage,
  { heading, id, text }: PageSection,
  path: string,
): Statement[] {
  const name = heading ? `${title}: ${heading}` : title;
  // An operation has the words of its call for a heading, its name for an anchor.
  const own = [...namesIn(heading)].length > 0 ? [id] : [];
  return told(text.split("\n")).map((each, at): Statement => {
    const [subject = ""] = each.text.split(": ", 1);
    const stems = whenAsked(() => new Set(stemsOf(`${heading} ${each.text}`)));
    return {
      ...each,
      kind,
      name,
      path,
      get stems() {
        return stems();
      },
      names: new Set([...own, ...namesIn(`${heading} ${each.text}`)]),
      subject: at === 0 && own.length > 0
        ? new Set([...own, ...namesIn(heading)])
        : namesIn(each.isRow ? `${subject} ${codesIn(each.text)}` : ""),
    };
  });
}

/** Most of them are of a section that nobody asks about. */
function whenAsked<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ??= make();
}

/** The status and the code in a row of a table of errors. */
function codesIn(row: string): string {
  return row.match(/\b(?:Status|Code) [^;]+/g)?.join(" ") ?? "";
}

type Told = Pick<Statement, "text" | "passage" | "isRow">;

const END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}/`])/u;

function told(lines: string[]): Told[] {
  const all = withRows(lines);
  const texts = all.map((line) => typeof line === "string" ? line : line.row);
  return texts.flatMap((text, at): Told[] => {
    if (typeof all[at] !== "string") {
      return [{ text, passage: text, isRow: true }];
    }
    if (isCode(text)) return [];
    const sentences = text.split(END);
    // What a colon announces, or what is said of a short point, stands below it.
    const below = text.endsWith(":")
      ? texts.slice(at + 1).slice(0, MOST_LINES)
      : [];
    return sentences.map((each, at) => ({
      text: each,
      passage: around([...sentences, ...below], at),
      isRow: false,
    }));
  });
}

const MOST_LINES = 4;
/** Characters of a passage. */
const MOST = 320;

/** A sentence with those that follow it, and those before that it points back to. */
function around(sentences: string[], at: number): string {
  let [from, to] = [at, at + 1];
  const fits = (next: string | undefined) =>
    next !== undefined &&
    [...sentences.slice(from, to), next].join(" ").length <= MOST;
  while (BACK.test(sentences[from] ?? "") && fits(sentences[from - 1])) from--;
  while (fits(sentences[to])) to++;
  return sentences.slice(from, to).join(" ");
}

const BACK =
  /^(?:It|Its|So|That|This|These|Those|They|Their|There|Then|Both|Either|Another|One|With it|Without it|After|Otherwise)\b/;

const CODE =
  /^(?:[{}\])"$#<[]|\w+\(|(?:curl|const|let|import|export|from|for|if|with|do|git|npm|pip|deno|claude|self|caches)\b[^.]*$|[A-Z_]+=|\w+: [^.]*$)|[;{\\]$/;

function isCode(line: string): boolean {
  return line === "" || CODE.test(line);
}
