import type { SearchHit } from "./types.ts";
import type { PageKind } from "../../content/page_kind.ts";
import type { Section } from "../../base/markdown/from_html.ts";
import { atOnce, withYields } from "../../base/time/turns.ts";
import { contentTokens } from "./content_tokens.ts";
import { excerpt } from "./excerpt.ts";
import { type Passage, passageOf } from "./passage.ts";
import { type Match, type Searchable, SectionIndex } from "./section_index.ts";
import { phraseShare } from "./phrase.ts";
import { termsOf } from "./terms.ts";
import type { Token } from "./words.ts";

export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  sections: Section[];
  kind: PageKind;
}

/** A section of a page that is being looked for. */
export interface PageSection extends Searchable {
  path: string;
  anchor: string;
  kind: PageKind;
  passage(): Passage;
}

export interface SearchOptions {
  limit: number;
  kind?: PageKind;
  /** The most characters of an excerpt; 240 where left out. */
  excerptLength?: number;
}

export function buildIndex(pages: IndexedPage[]): SearchIndex {
  return new SearchIndex(pages);
}

export class SearchIndex {
  #made: SectionIndex<PageSection> | undefined;
  #making: Promise<SectionIndex<PageSection>> | undefined;

  constructor(readonly pages: readonly IndexedPage[]) {}

  /** Made by whoever searches first: most who ask are answered without it. */
  get #index(): SectionIndex<PageSection> {
    return this.#made ??= atOnce(this.#steps());
  }

  #steps() {
    return SectionIndex.of(this.pages.flatMap(sectionsOf));
  }

  /** Makes it while others are answered: of many pages a search would keep them waiting. */
  async ready(): Promise<this> {
    if (this.#made) return this;
    this.#making ??= withYields(this.#steps());
    this.#made ??= await this.#making;
    return this;
  }

  search(
    query: string,
    { limit, kind, excerptLength }: SearchOptions,
  ): SearchHit[] {
    const matches = this.match(
      contentTokens(query),
      (section) => !kind || section.kind === kind,
    );
    return matches.slice(0, limit).map((match) => hitOf(match, excerptLength));
  }

  /** The sections that answer enough of the words, best first. */
  match(
    tokens: Token[],
    isWanted?: (section: PageSection) => boolean,
  ): Match<PageSection>[] {
    return this.#index.match(tokens, isWanted).filter(isEnough)
      .slice(0, CONSIDERED)
      .map((match) => withPhrase(match, tokens))
      .sort((a, b) => b.score - a.score);
  }
}

function sectionsOf(
  { path, title, description, sections, kind }: IndexedPage,
) {
  return sections.map((section, at): PageSection => {
    let passage: Passage | undefined;
    return ({
      path,
      anchor: section.id,
      kind,
      title,
      heading: section.heading,
      // Once a page: it is the page as a whole that it describes.
      description: at === 0 ? description : "",
      text: section.text,
      // Few are ever shown.
      passage: () =>
        passage ??= passageOf(section.text || description, termsOf),
    });
  });
}

const ENOUGH = 0.45;
const ENOUGH_IN_HEADING = 0.3;

/** Half of the question, or less where a heading names it. */
function isEnough({ coverage, inHeading }: Match<PageSection>): boolean {
  return coverage >= (inHeading ? ENOUGH_IN_HEADING : ENOUGH);
}

// As many as may be asked for, and some that a phrase may lift above them.
const CONSIDERED = 30;
const PHRASE = 0.3;

/** "Front matter" is not any matter that is in front. */
function withPhrase(match: Match<PageSection>, tokens: Token[]) {
  if (tokens.length < 2) return match;
  const share = phraseShare(tokens, match.section.passage());
  return { ...match, score: match.score * (1 - PHRASE + PHRASE * share) };
}

function hitOf(
  { section, score, terms }: Match<PageSection>,
  excerptLength?: number,
): SearchHit {
  const { path, kind, anchor, title, heading, passage } = section;
  return {
    path,
    kind,
    anchor,
    title,
    heading,
    excerpt: excerpt(passage(), new Set(terms), excerptLength),
    score: percent(score),
  };
}

/** 1 to 100. */
function percent(score: number): number {
  return Math.max(1, Math.min(100, Math.round(score * 100)));
}
