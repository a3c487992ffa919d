import { DatabaseSync } from "node:sqlite";
import type { Content } from "../../content/content.ts";
import type { StoredFacts } from "../facts/facts.ts";
import { Collection } from "./collection.ts";
import { groupsOfPerson, groupsOfSite } from "./groups.ts";
import type { IndexedPage } from "./sentences.ts";
import { ENGLISH, type Tongue } from "./tongue.ts";
import { writeCollection } from "./write_collection.ts";

/** A page as the build has read it. */
export interface StoredPage extends IndexedPage {
  /** Settings that it shows, as they were at the build. */
  settings?: string;
  /** True if it says how many requests a client may make. */
  showsLimit?: boolean;
}

interface Written {
  content: Content;
  pages: readonly StoredPage[];
  facts: StoredFacts;
  /** Covers the content and the code that made the pages. */
  fingerprint: string;
}

const PERSON = "person";
const SITE = "site";

/** Sentences of all pages of a language, with their index (SQLite's FTS5). */
export class AnswerStore {
  constructor(private readonly db: DatabaseSync) {}

  /** Opens a file for reading. Throws if it is no such file. */
  static at(path: string): AnswerStore {
    return new AnswerStore(new DatabaseSync(path, { readOnly: true }));
  }

  static inMemory(): AnswerStore {
    return new AnswerStore(new DatabaseSync(":memory:"));
  }

  /** Creates a file, which must not exist. */
  static create(path: string): AnswerStore {
    return new AnswerStore(new DatabaseSync(path));
  }

  /** Yields after each section, so that other requests are answered meanwhile. */
  *write(
    { content, pages, facts, fingerprint }: Written,
    tongue: Tongue,
  ): Generator<void, void> {
    this.db.exec(`
      begin;
      create table about (fingerprint text, facts text);
      create table pages (path text primary key, settings text, shows_limit integer);
    `);
    this.db.prepare("insert into about values (?, ?)")
      .run(fingerprint, JSON.stringify(facts));
    const page = this.db.prepare("insert into pages values (?, ?, ?)");
    for (const { path, settings = "", showsLimit } of pages) {
      page.run(path, settings, Number(showsLimit ?? false));
    }
    yield* writeCollection(
      this.db,
      PERSON,
      groupsOfPerson(content, pages),
      tongue,
    );
    yield* writeCollection(this.db, SITE, groupsOfSite(pages), ENGLISH);
    this.db.exec("commit");
  }

  get fingerprint(): string {
    const row = this.db.prepare("select fingerprint from about").get();
    return String(row?.fingerprint);
  }

  get facts(): StoredFacts {
    const row = this.db.prepare("select facts from about").get();
    return JSON.parse(String(row?.facts));
  }

  /** Pages that show settings, with those of the build. */
  get pages(): { path: string; settings: string; showsLimit: boolean }[] {
    return this.db.prepare("select * from pages").all().map((
      { path, settings, shows_limit },
    ) => ({
      path: String(path),
      settings: String(settings),
      showsLimit: shows_limit === 1,
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
