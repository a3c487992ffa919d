import type { Answer } from "../types.ts";
import type { PageKind } from "../../content/content.ts";
import type { Section as PageSection } from "../../base/markdown/from_html.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { isOfTheSite } from "../facts/sentences_of.ts";
import { memoized } from "../../base/memoized.ts";
import { stemsOf, stemsOfSection } from "../read/stems.ts";
import { namesIn } from "./machine_names.ts";
import { around, type Passage, passagesOf } from "./passages.ts";

export interface Statement extends Passage {
  kind: PageKind;
  /** Title of the page, and the heading above. */
  name: string;
  path: string;
  stems: ReadonlySet<string>;
  /** Identifiers in the statement. */
  names: ReadonlySet<string>;
}

/** A section of a page about the site. Its parts are computed when first used: most are never asked about. */
export class Section {
  readonly path: string;
  #stems: ReadonlySet<string> | undefined;
  #statements: Statement[] | undefined;

  constructor(
    private readonly page: IndexedPage,
    private readonly source: PageSection,
  ) {
    this.path = source.id ? `${page.path}#${source.id}` : page.path;
  }

  /** The text with heading and id, in lower case. */
  get plain(): string {
    const { id, heading, text } = this.source;
    return `${id} ${heading} ${text}`.toLowerCase();
  }

  /** The first lines, code included. */
  get opening(): string {
    return around(this.source.text.split("\n"), 0);
  }

  /** Includes the words of the title and the description of the page. */
  get stems(): ReadonlySet<string> {
    return this.#stems ??= stemsOfSection(this.source)
      .union(aboutOf(this.page));
  }

  get statements(): Statement[] {
    return this.#statements ??= statementsOf(this.page, this.source, this.path);
  }
}

const aboutOf = memoized(({ title, description }: IndexedPage) =>
  new Set(stemsOf(`${title} ${description}`))
);

/** Sections of the manual and of the other pages about the site. */
export function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  return pages.filter((page) => isOfTheSite(page)).flatMap((page) =>
    page.sections.map((section) => new Section(page, section))
  );
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
  return passagesOf(text.split("\n")).map((each): Statement => ({
    ...each,
    kind,
    name,
    path,
    stems: new Set(stemsOf(`${heading} ${each.text}`)),
    names: inHeading.union(namesIn(each.text)),
  }));
}

export function answerOf(
  { kind, name, path, passage, text }: Statement,
  description = passage,
): Answer {
  const brief = description.slice(Math.max(0, description.indexOf(text)));
  return { kind, name, path, description, brief };
}
