import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { PageKind } from "../../content/content.ts";
import { remembering } from "../../base/memoized.ts";
import type { SentenceGroup } from "./sentences.ts";
import { wordsAndParts } from "./terms.ts";
import type { Tongue } from "./tongue.ts";
import { isFunctionWord } from "./word_lists.ts";

/** What the sentences below one heading have in common. */
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

/** A word of the owner counts as if a sentence had it so many times. */
const ASKS = 3;

/** Sentences on each side whose terms count for a sentence, too. */
const NEIGHBOURS = 2;

/**
 * Writes the sentences of some pages into tables of their own. Yields after each
 * section, so that other requests are answered meanwhile.
 */
export function* writeCollection(
  db: DatabaseSync,
  name: string,
  groups: Iterable<SentenceGroup>,
  tongue: Tongue,
): Generator<void, void> {
  db.exec(schemaOf(name));
  const join = (terms: string[]) => terms.join(" ");
  const termsIn = remembering((text) => join(termsOf(text, tongue)));
  const statements = insertsOf(db, name);
  let [section, id] = [0, 0];
  for (const group of groups) {
    const { path, kind, title, heading, about, description } = group;
    const head = termsIn(`${heading} ${about}`);
    const page = termsIn(`${title} ${description}`);
    statements.section.run(++section, path, kind, title, heading, head, page);
    const terms = group.sentences.map(({ text, asks }) =>
      join(termsOf(text + ` ${asks}`.repeat(ASKS), tongue))
    );
    for (const [at, { text }] of group.sentences.entries()) {
      const own = terms[at] ?? "";
      const near = join([
        ...terms.slice(Math.max(0, at - NEIGHBOURS), at),
        ...terms.slice(at + 1, at + 1 + NEIGHBOURS),
      ]);
      statements.sentence.run(++id, section, text, own, near);
      statements.index.run(id, own, near, head, page);
    }
    yield;
  }
}

/** Terms of a text that say something, with the phrases that have synonyms. */
function termsOf(text: string, { termOf, synonyms }: Tongue): string[] {
  const words = wordsAndParts(text);
  const all = words.map(termOf);
  return [
    ...all.filter((_, at) => !isFunctionWord(words[at] ?? "")),
    ...all.flatMap((_, at) => synonyms.phrasesAt(all, at)),
  ];
}

function insertsOf(db: DatabaseSync, name: string) {
  return {
    section: db.prepare(
      `insert into ${name}_sections values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    sentence: db.prepare(
      `insert into ${name}_sentences values (?, ?, ?, ?, ?)`,
    ),
    index: db.prepare(
      `insert into ${name}_index (rowid, own, near, head, page) values (?, ?, ?, ?, ?)`,
    ),
  };
}

function schemaOf(name: string): string {
  return `
    create table ${name}_sections (
      id integer primary key, path text, kind text, title text, heading text,
      head text, page text
    );
    create table ${name}_sentences (
      id integer primary key, section integer, text text, own text, near text
    );
    create index ${name}_by_section on ${name}_sentences (section);
    create virtual table ${name}_index using fts5 (
      own, near, head, page, content = '',
      tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
    );
    create virtual table ${name}_terms using fts5vocab (${name}_index, col);
  `;
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
    this.#matching = db.prepare(`
      select s.id, s.section, s.text, s.own, s.near, t.path, t.kind, t.title,
        t.heading, t.head, t.page
      from ${name}_index i
      join ${name}_sentences s on s.id = i.rowid
      join ${name}_sections t on t.id = s.section
      where ${name}_index match ?
      order by bm25(${name}_index, 1.0, 0.6, 0.5, 0.25) limit ?
    `);
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

  /** Texts of a section in their order. */
  textsOf(section: number): { id: number; text: string }[] {
    return this.#section.all(section) as { id: number; text: string }[];
  }
}
