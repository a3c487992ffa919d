import MiniSearch, { type SearchResult } from "minisearch";
import type { Token } from "../../base/text/tokens.ts";
import type { SearchHit } from "../types.ts";
import { isWeakWord } from "../word_lists.ts";
import { coverageOf, weightsOf, type Word } from "./coverage.ts";
import { remembering } from "../../base/memoized.ts";
import { Lexicon } from "./lexicon.ts";
import { type Passage, spellingsOf } from "./passage.ts";
import { stem } from "./stem.ts";

export interface PageSection extends Omit<SearchHit, "excerpt" | "score"> {
  description: string;
  text: string;
  passage(): Passage;
}

export interface Match {
  section: PageSection;
  /** Share of the query that the section answers, 0 to 1. */
  coverage: number;
  /** Coverage and rank together, 0 to 1. */
  score: number;
  /** True if a word stands in the title or the heading. */
  inHeading: boolean;
  terms: string[];
}

const FIELDS = ["title", "heading", "description", "text"] as const;
const BOOST = { title: 4, heading: 4, description: 2, text: 1 };
// Weight of a word that most questions have.
const WEAK = 0.4;

/** Ranks with MiniSearch (BM25+). The lexicon finds the terms of a word. */
export class SectionIndex {
  private constructor(
    private readonly sections: PageSection[],
    private readonly lexicon: Lexicon,
    private readonly engine: MiniSearch,
  ) {}

  /** Yields after each section. */
  static *of(sections: PageSection[]): Generator<void, SectionIndex> {
    // A title stands in each section of its page, and all is read twice.
    const spelt = new Map<string, string[]>();
    const spell = remembering(spellingsOf, spelt);
    const stems = new Map<string, string>();
    const stemOf = remembering(stem, stems);
    const lexicon = new Lexicon();
    for (const section of sections) {
      lexicon.add(FIELDS.flatMap((field) => spell(section[field])), stemOf);
      yield;
    }
    const engine = engineFor((text) => spell(text).map(stemOf));
    for (const [id, section] of sections.entries()) {
      engine.add({ ...section, id });
      yield;
    }
    // The engine keeps the function that it read with.
    spelt.clear();
    stems.clear();
    return new SectionIndex(sections, lexicon, engine);
  }

  match(tokens: Token[]): Match[] {
    const words = this.#understand(tokens);
    const weights = weightsOf(words);
    const results = this.engine.search([...weights.keys()].join(" "), {
      boostTerm: (term) => weights.get(term) ?? 1,
    });
    const top = Math.max(...results.map(rankOf));
    return results.flatMap((result): Match[] => {
      const section = this.sections[result.id];
      if (!section) return [];
      const coverage = coverageOf(words, result.match);
      return [{
        section,
        coverage,
        score: coverage * (0.6 + 0.4 * rankOf(result) / top),
        inHeading: Object.values(result.match).some(namesIt),
        terms: Object.keys(result.match),
      }];
    }).sort((a, b) => b.score - a.score);
  }

  #understand(tokens: Token[]): Word[] {
    const words = new Set(tokens.flatMap((token) => this.lexicon.read(token)));
    return [...words].map((word) => {
      const meanings = this.lexicon.meanings(word);
      const rarities = meanings.map(({ term }) => this.lexicon.rarity(term));
      const rarest = meanings.length > 0 ? Math.max(...rarities) : 1;
      const importance = rarest * (isWeakWord(word) ? WEAK : 1);
      return { meanings, importance };
    });
  }
}

function engineFor(tokenize: (text: string) => string[]): MiniSearch {
  return new MiniSearch({
    fields: [...FIELDS],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (query) => query.split(" ") },
  });
}

/** MiniSearch multiplies by the count of query terms, which synonyms inflate. */
function rankOf({ score, queryTerms }: SearchResult): number {
  return score / queryTerms.length;
}

function namesIt(fields: string[]): boolean {
  return fields.includes("title") || fields.includes("heading");
}
