import { contentTokens } from "../search/content_tokens.ts";
import { excerpt } from "../search/excerpt.ts";
import { stem } from "../search/stem.ts";
import type {
  IndexedPage,
  PageSection,
  SearchIndex,
} from "../search/search_index.ts";
import { synonymsOf as siteSynonymsOf } from "../search/synonyms.ts";
import type { Answer, Case } from "./case.ts";
import { isOfTheSite } from "./facts/sentences_of.ts";
import { stemsOf } from "./read/stems.ts";
import { isSoft, salient } from "./salient.ts";
import { synonymsOf } from "./synonyms.ts";
import { topicsOf } from "./topics.ts";

const MOST = 4;
/** A word of so few sections, or fewer, is what a question is about. */
const RARE = 4;

/** The manual and the other pages about the site, with what gates their answers. */
export class Documents {
  readonly #stems = new Map<string, Set<string>>();
  readonly #count = new Map<string, number>();

  constructor(readonly index: SearchIndex) {
    for (const page of index.pages) {
      if (!isOfTheSite(page)) continue;
      for (const section of page.sections) {
        const stems = new Set(stemsOf(
          [page.title, section.heading, page.description, section.text].join(
            "\n",
          ),
        ));
        this.#stems.set(keyOf(page, section.id), stems);
        for (const each of stems) {
          this.#count.set(each, (this.#count.get(each) ?? 0) + 1);
        }
      }
    }
  }

  /**
   * Sections that have the words of the question: `enough` of them, and every rare
   * one. None where a word is on no page of the site.
   */
  find(asked: Case, enough: number): Answer[] {
    const words = salient(asked).filter(({ word }) => !isSoft(word));
    const isElsewhere = words.some(({ stem, concepts }) =>
      concepts.has("price") || concepts.has("age") || !this.#isKnown(stem)
    );
    if (isElsewhere) return [];
    const paths = topicsOf(asked.question);
    if (words.length === 0 && paths.length === 0) return [];
    const stems = words.map(({ stem }) => stem);
    const found = this.index.match(
      contentTokens(asked.question.text),
      ({ kind, path, text }) => isOfTheSite({ kind, path }) && text !== "",
    );
    const fitting = found.filter(({ section }) =>
      paths.includes(section.path) ||
      this.#fits(stems, keyOf(section, section.anchor), enough)
    ).toSorted((a, b) =>
      placeIn(paths, a.section.path) - placeIn(paths, b.section.path)
    ).slice(0, MOST).map(({ section, terms }) => answerFrom(section, terms));
    const isThere = fitting.some(({ path }) => paths.includes(pageOf(path)));
    return isThere ? fitting : [...this.#best(asked, paths[0]), ...fitting];
  }

  /** The section of a page that has the most of the words; its opening where none has any. */
  #best({ question: { text } }: Case, path: string | undefined): Answer[] {
    if (path === undefined) return [];
    const tokens = contentTokens(text).filter(({ word }) =>
      meaningsOf(stem(word)).some((each) => this.#isOn(path, each))
    );
    const [best] = this.index.match(tokens, (section) => section.path === path);
    if (best) return [answerFrom(best.section, best.terms)];
    return this.index.pages.filter((page) => page.path === path)
      .map(({ kind, title, description }) => ({
        kind,
        name: title,
        path,
        description,
      }));
  }

  #isOn(path: string, stem: string): boolean {
    return this.#stems.entries().some(([key, stems]) =>
      pageOf(key) === path && stems.has(stem)
    );
  }

  #isKnown(stem: string): boolean {
    return meaningsOf(stem).some((each) => this.#count.has(each));
  }

  #fits(stems: string[], key: string, enough: number): boolean {
    const own = this.#stems.get(key) ?? new Set();
    const missing = stems.filter((stem) =>
      !meaningsOf(stem).some((each) => own.has(each))
    );
    const isRareMissing = missing.some((stem) =>
      (this.#count.get(stem) ?? Infinity) <= RARE
    );
    return !isRareMissing && 1 - missing.length / stems.length >= enough;
  }
}

function pageOf(path: string): string {
  return path.split("#", 1)[0] ?? "";
}

function placeIn(paths: string[], path: string): number {
  const at = paths.indexOf(path);
  return at === -1 ? paths.length : at;
}

function answerFrom(
  { kind, title, heading, path, anchor, passage }: PageSection,
  terms: string[],
): Answer {
  return {
    kind,
    name: heading ? `${title}: ${heading}` : title,
    path: anchor ? `${path}#${anchor}` : path,
    description: excerpt(passage, new Set(terms)),
  };
}

function meaningsOf(stem: string): string[] {
  return [stem, ...synonymsOf(stem), ...siteSynonymsOf(stem)];
}

function keyOf({ path }: Pick<IndexedPage, "path">, anchor: string): string {
  return `${path}#${anchor}`;
}
