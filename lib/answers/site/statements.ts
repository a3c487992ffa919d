import type { PageKind } from "../../content/page_kind.ts";
import type { Section as PageSection } from "../../base/markdown/from_html.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { isOfTheSite } from "../facts/sentences_of.ts";
import { stemsOf, stemsOfSection } from "../read/stems.ts";
import { namesIn } from "./machine_names.ts";
import { around, type Told, told } from "./passages.ts";

/** What a page about the site tells. */
export interface Statement extends Told {
  kind: PageKind;
  /** Title of the page, and the heading above. */
  name: string;
  path: string;
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
  const stems = whenAsked(() => stemsOfSection(said).union(about()));
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
