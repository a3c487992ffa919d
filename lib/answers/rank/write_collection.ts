import type { DatabaseSync } from "node:sqlite";
import { remembering } from "../../base/memoized.ts";
import { type SentenceGroup, withoutHosts } from "./sentences.ts";
import { wordsAndParts } from "./terms.ts";
import type { Tongue } from "./tongue.ts";
import { isFunctionWord } from "./word_lists.ts";

/** A word of the owner counts as if a sentence had it so many times. */
const ASKS = 3;

/** Ids of the sentences of a page begin at its place, times so many. */
const PER_PAGE = 2 ** 16;

interface Placed {
  groups: Iterable<SentenceGroup>;
  /** Places of the pages, by path. */
  places: ReadonlyMap<string, number>;
}

/**
 * Writes the sentences of some pages into tables of their own. Yields after each
 * section, so that other requests are answered meanwhile.
 */
export function* writeCollection(
  db: DatabaseSync,
  name: string,
  { groups, places }: Placed,
  tongue: Tongue,
): Generator<void, void> {
  const join = (terms: string[]) => terms.join(" ");
  const termsIn = remembering((text) => join(termsOf(text, tongue)));
  const statements = insertsOf(db, name);
  let [begin, section, id] = [-1, 0, 0];
  for (const group of groups) {
    const start = (places.get(group.source) ?? 0) * PER_PAGE;
    if (start !== begin) begin = section = id = start;
    const { path, kind, title, heading, about, description } = group;
    const shared = [`${heading} ${about}`, `${title} ${description}`]
      .map(termsIn);
    statements.section.run(++section, path, kind, title, heading, ...shared);
    const left = begin + PER_PAGE - 1 - id;
    for (const { text, asks } of group.sentences.slice(0, left)) {
      const own = join(termsOf(text + ` ${asks}`.repeat(ASKS), tongue));
      statements.sentence.run(++id, section, text, own);
      statements.index.run(id, own, ...shared);
    }
    yield;
  }
  db.exec(countsOf(name));
}

/** Makes the tables if there are none, and removes the sentences of the pages at the places. */
export function removePages(
  db: DatabaseSync,
  name: string,
  places: readonly number[],
): void {
  db.exec(schemaOf(name));
  const removals = [
    // An index without the texts has to be told them.
    `insert into ${name}_index (${name}_index, rowid, own, head, page)
      select 'delete', s.id, s.own, t.head, t.page from ${name}_sentences s
      join ${name}_sections t on t.id = s.section
      where s.id between :first and :last`,
    `delete from ${name}_sentences where id between :first and :last`,
    `delete from ${name}_sections where id between :first and :last`,
  ].map((sql) => db.prepare(sql));
  for (const place of places) {
    const first = place * PER_PAGE;
    const last = first + PER_PAGE - 1;
    for (const removal of removals) removal.run({ first, last });
  }
}

/** Terms of a text that say something, with the phrases that have synonyms. */
function termsOf(text: string, { termOf, synonyms }: Tongue): string[] {
  const words = wordsAndParts(withoutHosts(text));
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
      `insert into ${name}_sentences values (?, ?, ?, ?)`,
    ),
    index: db.prepare(
      `insert into ${name}_index (rowid, own, head, page) values (?, ?, ?, ?)`,
    ),
  };
}

function schemaOf(name: string): string {
  return `
    create table if not exists ${name}_sections (
      id integer primary key, path text, kind text, title text, heading text,
      head text, page text
    );
    create table if not exists ${name}_sentences (
      id integer primary key, section integer, text text, own text
    );
    create index if not exists ${name}_by_section on ${name}_sentences (section);
    create virtual table if not exists ${name}_index using fts5 (
      own, head, page, content = '',
      tokenize = "unicode61 remove_diacritics 0 tokenchars '_.'"
    );
  `;
}

/** A term of a heading alone is as frequent as the sentences below it. */
function countsOf(name: string): string {
  return `
    drop table if exists ${name}_words;
    create table ${name}_words (term text primary key, rows integer) without rowid;
    create virtual table ${name}_terms using fts5vocab (${name}_index, col);
    insert into ${name}_words
      select term, coalesce(max(case col when 'own' then doc end), max(doc))
      from ${name}_terms group by term;
    drop table ${name}_terms;
  `;
}
