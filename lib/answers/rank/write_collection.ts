import type { DatabaseSync } from "node:sqlite";
import { remembering } from "../../base/memoized.ts";
import { type SentenceGroup, withoutHosts } from "./sentences.ts";
import { wordsAndParts } from "./terms.ts";
import type { Tongue } from "./tongue.ts";
import { isFunctionWord } from "./word_lists.ts";

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
