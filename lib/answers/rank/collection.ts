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
    // A term of a heading alone is as frequent as the sentences below it.
    this.#frequency = db.prepare(
      `select doc from ${name}_terms where term = ? order by col = 'own' desc limit 1`,
    );
    this.#alike = db.prepare(
      `select distinct term from ${name}_terms where term >= ? and term < ?`,
    );
    const found = `
      select s.id, s.section, s.text, s.own, s.near, t.path, t.kind, t.title,
        t.heading, t.head, t.page
      from ${name}_index i
      join ${name}_sentences s on s.id = i.rowid
      join ${name}_sections t on t.id = s.section
      where ${name}_index match ?
    `;
    this.#matching = db.prepare(
      `${found} order by bm25(${name}_index, 1.0, 0.6, 0.5, 0.25) limit ?`,
    );
    this.#having = db.prepare(`${found} limit ?`);
    this.#section = db.prepare(
      `select id, text from ${name}_sentences where section = ? order by id`,
    );
  }

  /** Count of sentences that have the term. Remembered: many questions share words. */
  frequency(term: string): number {
    const known = this.#known.get(term);
    if (known !== undefined) return known;
    const { doc = 0 } = (this.#frequency.get(term) ?? {}) as { doc?: number };
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(term, doc);
    return doc;
  }

  /** All terms that begin with the letters. */
  termsFrom(letters: string): string[] {
    const rows = this.#alike.all(letters, `${letters}\u{10ffff}`);
    return (rows as { term: string }[]).map(({ term }) => term);
  }

  /** Sentences with one of the terms, roughly best first. */
  matching(terms: string[], limit: number): StoredSentence[] {
    if (terms.length === 0) return [];
    const query = terms.map((term) => `"${term}"`).join(" OR ");
    return this.#matching.all(query, limit) as unknown as StoredSentence[];
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
