import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { PageKind } from "../../content/content.ts";
import type { Tongue } from "./tongue.ts";

/** Headings and page that several sentences share. */
export interface StoredSection {
  /** Includes the anchor. */
  path: string;
  kind: PageKind;
  title: string;
  heading: string;
}

export interface StoredSentence extends StoredSection {
  id: number;
  section: number;
  text: string;
  /** Terms between spaces: of the sentence, its neighbours, the headings and the page. */
  own: string;
  near: string;
  head: string;
  page: string;
}

const MAX_KNOWN = 5_000;

/** Sentences of some pages, and the terms that they have. */
export class Collection {
  /** Count of sentences. */
  readonly size: number;
  readonly #known = new Map<string, number>();
  readonly #frequency: StatementSync;
  readonly #alike: StatementSync;
  readonly #matching: StatementSync;
  readonly #having: StatementSync;
  readonly #section: StatementSync;

  constructor(db: DatabaseSync, name: string, readonly tongue: Tongue) {
    const { size } = db.prepare(
      `select count(*) as size from ${name}_sentences`,
    ).get() as { size: number };
    this.size = size;
    this.#frequency = db.prepare(
      `select rows from ${name}_words where term = ?`,
    );
    this.#alike = db.prepare(
      `select term from ${name}_words where term >= ? and term < ?`,
    );
    this.#matching = db.prepare(
      sentencesOf(
        name,
        "and rank match 'bm25(1.0, 0.5, 0.25)' order by rank",
      ),
    );
    this.#having = db.prepare(sentencesOf(name));
    this.#section = db.prepare(
      `select id, text from ${name}_sentences where section = ? order by id`,
    );
  }

  /** Count of sentences that have the term. Remembered: many questions share words. */
  frequency(term: string): number {
    const known = this.#known.get(term);
    if (known !== undefined) return known;
    const { rows = 0 } = (this.#frequency.get(term) ?? {}) as {
      rows?: number;
    };
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(term, rows);
    return rows;
  }

  /** All terms that begin with the letters. */
  termsFrom(letters: string): string[] {
    const rows = this.#alike.all(letters, `${letters}\u{10ffff}`);
    return (rows as { term: string }[]).map(({ term }) => term);
  }

  /** Sentences with one of the terms, roughly best first. */
  matching(terms: string[], limit: number): StoredSentence[] {
    if (terms.length === 0) return [];
    const any = terms.map((term) => `"${term}"`).join(" OR ");
    return this.#matching.all(any, limit) as unknown as StoredSentence[];
  }

  /** The first sentences with the term. */
  having(term: string, limit: number): StoredSentence[] {
    return this.#having.all(`"${term}"`, limit) as unknown as StoredSentence[];
  }

  /** Texts of a section in their order. */
  textsOf(section: number): { id: number; text: string }[] {
    return this.#section.all(section) as { id: number; text: string }[];
  }
}

/** Sentences on each side whose terms count for a sentence, too. */
const NEIGHBOURS = [-2, -1, 1, 2];

/** Joins only the rows that are left: most of their time is their texts. */
function sentencesOf(name: string, chosen = ""): string {
  const near = NEIGHBOURS.map((_, at) => `n${at}.own`).join();
  const joins = NEIGHBOURS.map((distance, at) =>
    `left join ${name}_sentences n${at}
       on n${at}.id = s.id + ${distance} and n${at}.section = s.section`
  );
  return `
    select s.id, s.section, s.text, s.own, concat_ws(' ', ${near}) as near,
      t.path, t.kind, t.title, t.heading, t.head, t.page
    from (
      select rowid from ${name}_index where ${name}_index match ? ${chosen} limit ?
    ) found
    join ${name}_sentences s on s.id = found.rowid
    join ${name}_sections t on t.id = s.section
    ${joins.join(" ")}
  `;
}
