import MiniSearch from "minisearch";
import { covered, namesIt, weightsOf, type Word } from "./coverage.ts";
import { Lexicon } from "./lexicon.ts";
import { stem } from "./stem.ts";
import { isWeakWord } from "./stop_words.ts";
import { spellingsOf } from "./terms.ts";
import type { Token } from "./words.ts";

/** What a section is found by. */
export interface Searchable {
  title: string;
  heading: string;
  description: string;
  text: string;
}

export interface Match<Section> {
  section: Section;
  /** Share of the query that the section answers, 0 to 1. */
  coverage: number;
  /** Coverage and rank together, 0 to 1. */
  score: number;
  /** Whether a word stands in its title or heading. */
  inHeading: boolean;
  /** The terms of the section that were matched. */
  terms: string[];
}

const FIELDS = ["title", "heading", "description", "text"] as const;
const BOOST = { title: 4, heading: 4, description: 2, text: 1 };
// Of a word that says how, not what.
const WEAK = 0.4;

/** Ranks with MiniSearch (BM25+); which terms a word means is for the lexicon. */
export class SectionIndex<Section extends Searchable> {
  readonly #lexicon: Lexicon;
  readonly #sections: Section[];
  readonly #engine: MiniSearch;

  private constructor(
    sections: Section[],
    lexicon: Lexicon,
    engine: MiniSearch,
  ) {
    this.#sections = sections;
    this.#lexicon = lexicon;
    this.#engine = engine;
  }

  /** In steps, between which whoever reads many sections may rest. */
  static *of<Section extends Searchable>(
    sections: Section[],
  ): Generator<void, SectionIndex<Section>> {
    // A title stands in each section of its page, and all is read twice.
    const spelt = new Map<string, string[]>();
    const spell = remembering(spelt, spellingsOf);
    const stems = new Map<string, string>();
    const stemOf = remembering(stems, stem);
    const lexicon = new Lexicon();
    for (const section of sections) {
      lexicon.add(FIELDS.flatMap((field) => spell(section[field])), stemOf);
      yield;
    }
    const engine = new MiniSearch({
      fields: [...FIELDS],
      tokenize: (text) => spell(text).map(stemOf),
      processTerm: (term) => term,
      searchOptions: { boost: BOOST, tokenize: (query) => query.split(" ") },
    });
    for (const [id, section] of sections.entries()) {
      engine.add({ ...section, id });
      yield;
    }
    // The engine keeps what it was given to read with.
    spelt.clear();
    stems.clear();
    return new SectionIndex(sections, lexicon, engine);
  }

  match(
    tokens: Token[],
    isWanted: (section: Section) => boolean = () => true,
  ): Match<Section>[] {
    const words = this.#understand(tokens);
    const weights = weightsOf(words);
    const results = this.#engine.search([...weights.keys()].join(" "), {
      boostTerm: (term) => weights.get(term) ?? 1,
      filter: ({ id }) => {
        const section = this.#sections[id];
        return section !== undefined && isWanted(section);
      },
    });
    // MiniSearch multiplies by the count of query terms; synonyms would inflate it.
    const ranks = results.map(({ score, queryTerms }) =>
      score / queryTerms.length
    );
    const top = Math.max(...ranks);
    return results.flatMap(({ id, match }, at) => {
      const section = this.#sections[id];
      if (!section) return [];
      const coverage = covered(words, match);
      const score = coverage * (0.6 + 0.4 * (ranks[at] ?? 0) / top);
      const fields = Object.values(match);
      return [{
        section,
        coverage,
        score,
        inHeading: fields.some(namesIt),
        terms: Object.keys(match),
      }];
    }).sort((a, b) => b.score - a.score);
  }

  #understand(tokens: Token[]): Word[] {
    const words = new Set(tokens.flatMap((token) => this.#lexicon.read(token)));
    return [...words].map((word) => {
      const meanings = this.#lexicon.meanings(word);
      const rarities = meanings.map(({ term }) => this.#lexicon.rarity(term));
      const rarest = meanings.length > 0 ? Math.max(...rarities) : 1;
      const importance = rarest * (isWeakWord(word) ? WEAK : 1);
      return { meanings, importance };
    });
  }
}

function remembering<T>(
  known: Map<string, T>,
  make: (text: string) => T,
): (text: string) => T {
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
