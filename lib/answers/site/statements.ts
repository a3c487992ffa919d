import type { Answer } from "../types.ts";
import type { PageKind } from "../../content/content.ts";
import type { Section as PageSection } from "../../base/markdown/from_html.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { isOfTheSite } from "../facts/sentences_of.ts";
import { stemsOf, stemsOfSection } from "../read/stems.ts";
import { namesIn } from "./machine_names.ts";
import { around, type Passage, passagesOf } from "./passages.ts";

export interface Statement extends Passage {
  kind: PageKind;
  /** Title of the page, and the heading above. */
  name: string;
  path: string;
  stems: ReadonlySet<string>;
  /** Identifiers in the statement, and those among them that it is about. */
  names: ReadonlySet<string>;
  subject: ReadonlySet<string>;
}

export interface Section {
  path: string;
  /** The text with heading and id, in lower case. */
  plain: string;
  /** The first lines, code included. */
  opening: string;
  stems: ReadonlySet<string>;
  statements: Statement[];
}

/** Sections of the manual and of the other pages about the site. */
export function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  return pages.filter((page) => isOfTheSite(page)).flatMap((page) => {
    const about = lazy(() =>
      new Set(stemsOf(`${page.title} ${page.description}`))
    );
    return page.sections.map((section) => sectionOf(page, section, about));
  });
}

/** `about`: stems of title and description of the page. */
function sectionOf(
  page: IndexedPage,
  source: PageSection,
  about: () => ReadonlySet<string>,
): Section {
  const { heading, id, text } = source;
  const path = id ? `${page.path}#${id}` : page.path;
  const stems = lazy(() => stemsOfSection(source).union(about()));
  const statements = lazy(() => statementsOf(page, source, path));
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
  const inHeading = namesIn(heading);
  // An operation has its call as heading, its name as anchor.
  if (inHeading.size > 0) inHeading.add(id);
  return passagesOf(text.split("\n")).map((each, at): Statement => ({
    ...each,
    kind,
    name,
    path,
    stems: new Set(stemsOf(`${heading} ${each.text}`)),
    names: inHeading.union(namesIn(each.text)),
    subject: at === 0 && inHeading.size > 0 ? inHeading : subjectOf(each),
  }));
}

/** Computed when first used: most sections are never asked about. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ??= make();
}

/** Identifiers in the first column, and in the columns of a table of errors. */
function subjectOf({ isRow, text }: Passage): Set<string> {
  if (!isRow) return new Set();
  const [first = ""] = text.split(": ", 1);
  const codes = text.match(/\b(?:Status|Code) [^;]+/g)?.join(" ") ?? "";
  return namesIn(`${first} ${codes}`);
}

export function answerOf(
  { kind, name, path, passage, text }: Statement,
  description = passage,
): Answer {
  const brief = description.slice(Math.max(0, description.indexOf(text)));
  return { kind, name, path, description, brief };
}
