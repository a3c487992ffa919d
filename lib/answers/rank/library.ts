import type { Shelf, Sources } from "../sources.ts";
import type { Scope } from "../types.ts";
import { rank, type Ranked } from "./ranker.ts";
import type { Places } from "./score.ts";
import { wordsOf } from "./terms.ts";
import { namesTheSite } from "./word_lists.ts";

const MAX_NEAREST = 3;
/** Length of a passage in UTF-16 units. */
export const PASSAGE = 600;
/** Count of passages of the manual for a question about the site. */
const OF_MANUAL = 2;

interface Choice {
  question: string;
  before?: string;
  limit: number;
  length: number;
  places?: Places;
}

/** The collections of a site, for questions and searches. */
export class Library {
  /** Words that no search is for: the person's name, stop words of the language. */
  readonly #without: ReadonlySet<string>;

  constructor(private readonly sources: Sources) {
    const { person: { name }, voice: { words } } = sources.facts;
    this.#without = new Set(wordsOf(`${name} ${words.ask.stopWords}`));
  }

  /** The best shelf first. */
  async shelves(question: string, scope?: Scope): Promise<Shelf[]> {
    const { person, manual } = this.sources;
    switch (scope) {
      case "person":
        return [person];
      case "manual":
        return [await manual()];
      default:
        return namesTheSite(question)
          ? [await manual(), person]
          : [person, await manual()];
    }
  }

  /** Passages about the person, and of the manual where the question is about the site. */
  async nearest(
    question: string,
    before: string | undefined,
    isAtManual = false,
  ): Promise<Ranked> {
    const { person, manual, isHidden } = this.sources;
    const choice = { question, before, limit: MAX_NEAREST, length: PASSAGE };
    const near = (shelf: Shelf) => this.ranked(shelf, choice, isHidden);
    const own = near(person);
    const isOfSite = namesTheSite(question);
    if (!isOfSite && !isAtManual) return own;
    const { passages: first, wanted } = near(await manual());
    const [best] = own.passages;
    if (!isOfSite && best && best.share > (first[0]?.share ?? 0)) return own;
    const all = [...first.slice(0, OF_MANUAL), ...own.passages, ...first];
    return { passages: [...new Set(all)].slice(0, MAX_NEAREST), wanted };
  }

  /** Passages of a shelf, best first. */
  ranked(
    { collections, replaced }: Shelf,
    choice: Choice,
    isHidden = (_path: string) => false,
  ): Ranked {
    const all = collections.map((collection, at) =>
      rank(collection, {
        ...choice,
        // A few pages that were read anew say nothing of rarity.
        counts: collections[0],
        without: this.#without,
        hides: (path) =>
          isHidden(path) || at === 0 && replaced.has(pageOf(path)),
      })
    );
    const passages = all.flatMap(({ passages }) => passages)
      .sort((a, b) => b.score - a.score).slice(0, choice.limit);
    return { passages, wanted: all[0]?.wanted ?? [] };
  }
}

function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? path;
}
