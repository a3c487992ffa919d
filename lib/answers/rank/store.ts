import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Content } from "../../content/content.ts";
import type { StoredFacts } from "../facts/facts.ts";
import { Collection } from "./collection.ts";
import { groupsOfPerson, groupsOfSite } from "./groups.ts";
import { placesOf } from "./places.ts";
import { type BuiltTwin, replacePages, type StoredPage } from "./page_rows.ts";
import type { SentenceGroup } from "./sentences.ts";
import { ENGLISH, type Tongue } from "./tongue.ts";
import { removePages, writeCollection } from "./write_collection.ts";

interface Written {
  content: Content;
  pages: readonly StoredPage[];
  facts: StoredFacts;
  /** Stamp of the build; none of what is in memory. */
  made?: string;
}

const PERSON = "person";
const SITE = "site";

/** Sentences of all pages of a language, with their index (SQLite's FTS5). */
export class AnswerStore {
  #twinRow: StatementSync | undefined;

  constructor(private readonly db: DatabaseSync) {}

  /** Opens a file for reading. Throws if it is no such file. */
  static at(path: string): AnswerStore {
    return new AnswerStore(new DatabaseSync(path, { readOnly: true }));
  }

  static inMemory(): AnswerStore {
    return new AnswerStore(new DatabaseSync(":memory:"));
  }

  /** Opens a file for writing, or creates it. */
  static create(path: string): AnswerStore {
    return new AnswerStore(new DatabaseSync(path));
  }

  /**
   * Replaces all that is stored, but the rows of pages without sections. Yields after
   * each section, so that other requests are answered meanwhile.
   */
  *write(
    { content, pages, facts, made = "" }: Written,
    tongue: Tongue,
  ): Generator<void, void> {
    this.db.exec(`
      begin;
      create table if not exists about (made text, facts text);
      delete from about;
    `);
    this.db.prepare("insert into about values (?, ?)")
      .run(made, JSON.stringify(facts));
    const places = placesOf(pages);
    const removed = replacePages(this.db, pages, places);
    const write = (
      name: string,
      groups: Iterable<SentenceGroup>,
      tongue: Tongue,
    ) => {
      removePages(this.db, name, removed);
      return writeCollection(this.db, name, { groups, places }, tongue);
    };
    yield* write(PERSON, groupsOfPerson(content, pages), tongue);
    yield* write(SITE, groupsOfSite(pages), ENGLISH);
    this.db.exec("commit");
  }

  /** Keys of the pages that have one, by path. */
  get keys(): Map<string, string> {
    const rows = this.db
      .prepare("select path, key from pages where key is not null").all();
    return new Map(rows.map(({ path, key }) => [String(path), String(key)]));
  }

  /** The Markdown of a page that shows no setting. It has the address that stands for any. */
  twin(path: string): BuiltTwin | undefined {
    this.#twinRow ??= this.db.prepare(
      "select head, body from pages where path = ? and head is not null",
    );
    const row = this.#twinRow.get(path);
    return row && { head: String(row.head), body: String(row.body) };
  }

  /** Stamp of the build that wrote it. */
  get made(): string {
    const row = this.db.prepare("select made from about").get();
    return String(row?.made);
  }

  get facts(): StoredFacts {
    const row = this.db.prepare("select facts from about").get();
    return JSON.parse(String(row?.facts));
  }

  /** Pages that may show settings, each with those that it showed at the build. */
  get pages(): { path: string; settings: string }[] {
    return this.db
      .prepare("select path, settings from pages where key is null").all()
      .map(({ path, settings }) => ({
        path: String(path),
        settings: String(settings),
      }));
  }

  /** Sentences about the person, in the language of the site. */
  person(tongue: Tongue): Collection {
    return new Collection(this.db, PERSON, tongue);
  }

  /** Sentences about the software, which are mostly English. */
  site(): Collection {
    return new Collection(this.db, SITE, ENGLISH);
  }

  close(): void {
    this.db.close();
  }
}
