import type { DatabaseSync } from "node:sqlite";
import type { Reading } from "../../base/markdown/from_html.ts";
import type { ListedPage } from "./sentences.ts";

/** A page as the build has read it. Without sections, what is stored of it stays. */
export interface StoredPage extends ListedPage {
  /** Settings that it shows, as they were at the build. */
  settings?: string;
  /** The same as long as the page is; absent if it may show settings and is read for each build. */
  key?: string;
  /** Its Markdown, if that is the same with every setting and at every address. */
  twin?: BuiltTwin;
}

export type BuiltTwin = Pick<Reading, "head" | "body">;

/** Replaces the rows of pages but those without sections. Returns the places of what was there. */
export function replacePages(
  db: DatabaseSync,
  pages: readonly StoredPage[],
  places: ReadonlyMap<string, number>,
): number[] {
  db.exec(`
    create table if not exists pages (
      path text primary key, place integer, key text,
      settings text, head text, body text
    );
  `);
  const read = pages.filter(({ sections }) => sections);
  const kept = new Set(pages.map(({ path }) => path))
    .difference(new Set(read.map(({ path }) => path)));
  const removed = db.prepare("select path, place from pages").all()
    .filter(({ path }) => !kept.has(String(path)));
  const remove = db.prepare("delete from pages where path = ?");
  for (const { path } of removed) remove.run(path ?? null);
  const insert = db.prepare("insert into pages values (?, ?, ?, ?, ?, ?)");
  for (const { path, key = null, settings = "", twin } of read) {
    const { head = null, body = null } = twin ?? {};
    insert.run(path, places.get(path) ?? 0, key, settings, head, body);
  }
  return removed.map(({ place }) => Number(place));
}
