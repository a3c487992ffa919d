import type { SearchHit } from "../types.ts";
import type { PageKind } from "../../content/content.ts";
import type { Section } from "../../base/markdown/from_html.ts";
import { withYields } from "../../base/time/turns.ts";
import { contentTokens } from "./content_tokens.ts";
import { excerpt } from "./excerpt.ts";
import { passageOf, phraseShare } from "./passage.ts";
import { type Match, type PageSection, SectionIndex } from "./section_index.ts";
import type { Token } from "../../base/text/tokens.ts";

export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  sections: Section[];
  kind: PageKind;
}

/** Rests in between, so that other requests are answered meanwhile. */
export async function buildIndex(pages: readonly IndexedPage[]) {
  const sections = pages.flatMap(sectionsOf);
  const index = await withYields(SectionIndex.of(sections));
  return {
    /** Returns the sections that have enough of the words, best first. */
    search(query: string, { limit }: { limit: number }): SearchHit[] {
      const tokens = contentTokens(query);
      return index.match(tokens).filter(isEnough)
        .slice(0, CONSIDERED)
        .map((match) => withPhrase(match, tokens))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit).map(hitOf);
    },
  };
}

function sectionsOf(
  { path, title, description, sections, kind }: IndexedPage,
): PageSection[] {
  return sections.map(({ id, heading, text }, at) => {
    let passage: ReturnType<typeof passageOf> | undefined;
    return {
      path,
      anchor: id,
      kind,
      title,
      heading,
      // Once a page: it describes the page as a whole.
      description: at === 0 ? description : "",
      text,
      // Few are ever shown.
      passage: () => passage ??= passageOf(text || description || title),
    };
  });
}

const ENOUGH = 0.45;
const ENOUGH_IN_HEADING = 0.3;

/** Half of the question, or less if a heading names it. */
function isEnough({ coverage, inHeading }: Match): boolean {
  return coverage >= (inHeading ? ENOUGH_IN_HEADING : ENOUGH);
}

// The highest limit, and some more that a phrase may lift into it.
const CONSIDERED = 30;
const PHRASE = 0.3;

/** "Front matter" is not any matter that is in front. */
function withPhrase(match: Match, tokens: Token[]): Match {
  if (tokens.length < 2) return match;
  const share = phraseShare(tokens, match.section.passage());
  return { ...match, score: match.score * (1 - PHRASE + PHRASE * share) };
}

function hitOf({ section, score, terms }: Match): SearchHit {
  const { path, kind, anchor, title, heading, passage } = section;
  return {
    path,
    kind,
    anchor,
    title,
    heading,
    excerpt: excerpt(passage(), new Set(terms)),
    score: percent(score),
  };
}

/** 1 to 100. */
function percent(score: number): number {
  return Math.max(1, Math.min(100, Math.round(score * 100)));
}
