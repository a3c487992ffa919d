import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import type { StoredAnswers } from "../../lib/server/build/manifest.ts";
import { BuildStore } from "../../lib/server/build/store.ts";
import { makeAnswers } from "../../tools/build/keep_answers.ts";
import { atAnyAddress, keepPages } from "../../tools/build/keep_pages.ts";
import { pageKeys } from "../../tools/build/page_keys.ts";
import { runInMemory } from "../../tools/site_in_memory.ts";
import { contentWith } from "../languages/support/two_languages.ts";
import {
  type Changes,
  CONTENT_DIR,
  edited,
  readFile,
} from "../support/content.ts";

// A build makes anew what a change can show on. What it leaves has to be what a build
// of all would make.

const config = readConfig({ CONTENT_DIR });

const FOG = "musings/on-fog.md";
const LANTERN = "lamps/storm-lantern.md";

/** A post of words alone. */
const post = (date: string, title: string) =>
  `---\ntitle: ${title}\ndate: ${date}\n---\nSeen, and counted.\n`;

const WORDS = "مصباح غريق";
const lantern = await readFile(LANTERN);

/** Before the change: an entry links to one that only the other language has. */
const before: Changes = {
  "musings/on-fog.ar.md": `${await Deno.readTextFile(
    "tests/fixtures/translation/musings/on-fog.ar.md",
  )}\n[${WORDS}](/lamps/drowned-lamp)\n`,
  "musings/on-salt.md": post("2024-08-01", "On salt"),
};

function contentOf(changes: Changes = {}): Promise<Content> {
  const files = Object.entries({ ...before, ...changes })
    .filter(([path, text]) => text !== null || path.includes(".ar."));
  return contentWith(Object.fromEntries(files));
}

const A_SENTENCE = "a sentence of an entry";

const CHANGES: Record<string, Changes> = {
  [A_SENTENCE]: await edited(FOG, "no opinion", "two opinions"),
  "the title of an entry": await edited(FOG, "On fog", "Of fog"),
  "the day of an entry": await edited(LANTERN, "2025-11-02", "2024-06-02"),
  "tags, and words of a picture": {
    [LANTERN]: lantern
      .replace("[Tin, ", "[Brass, ").replace("standing on", "lying on"),
  },
  "a picture of another size": {
    "lamps/screw.png": await Deno.readFile(
      `${CONTENT_DIR}/lamps/storm-lantern.png`,
    ),
  },
  "a translation that is gone": { "musings/on-fog.ar.md": null },
  "a translation that is new": {
    "lamps/drowned-lamp.ar.md":
      `---\ntitle: ${WORDS}\ndescription: ${WORDS}\ntags: [${WORDS}, ${WORDS}]\n---\n${WORDS}`,
  },
  "a newest entry": { "musings/on-tea.md": post("2026-08-01", "On tea") },
  "an oldest entry": { "musings/on-ink.md": post("2020-08-01", "On ink") },
  "an entry that is gone": { "musings/on-salt.md": null },
  "what a page and a list show": await edited(
    "lamps/index.md",
    "were broken",
    "were lost",
  ),
};

/** Results of a build, in a folder of the test. */
interface Kept {
  index: StoredAnswers;
  /** Rows of each table. */
  rows: Record<string, unknown[]>;
  /** Paths whose answers were made. */
  made: string[];
}

async function build(
  content: Content,
  folder: string,
  before?: StoredAnswers,
): Promise<Kept> {
  const store = new BuildStore("a build", folder);
  const choice = {
    config,
    content: withFewDocuments(content),
    builtAnswers: (content: Content) => store.openAnswers(content),
  };
  const site = await runInMemory(atAnyAddress(choice));
  const keys = await pageKeys(config, choice.content, "the code");
  const source = { choice, site, keys, store, before };
  await keepPages(source);
  const written = new Set<string>();
  const index = await makeAnswers(source, (name) => void written.add(name));
  const made = Object.values(index.files).flatMap((files) =>
    Object.keys(files).filter((path) => written.has(files[path] ?? ""))
  );
  const rows: Kept["rows"] = {};
  for (const language of ["", ".ar"]) {
    Object.assign(rows, rowsOf(folder, language));
  }
  return { index, rows, made };
}

/** The manual takes most of the time, and two pages of it show the same. */
function withFewDocuments(content: Content): Content {
  const { docs, editions = [] } = content;
  return {
    ...content,
    docs: docs.slice(0, 2),
    editions: editions.map(withFewDocuments),
  };
}

/** Names of what is not the same in both. */
function differences(one: unknown, other: unknown, path = ""): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isObject(one) || !isObject(other)) return [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const all = [...names].flatMap((name) =>
    differences(one[name], other[name], `${path} ${name}`)
  );
  return all.length > 0 ? all : [`${path}: another order`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Rows of the tables, in their order, and ranks. */
function rowsOf(folder: string, language: string): Kept["rows"] {
  const db = new DatabaseSync(`${folder}/answers${language}.sqlite3`, {
    readOnly: true,
  });
  const of = (sql: string) => db.prepare(sql).all();
  const rows = Object.fromEntries(
    ["person", "site"].flatMap((name) => [
      [
        `${language} ${name}`,
        of(`select * from ${name}_sentences order by id`),
      ],
      [`${language} ${name} sections`, of(`select * from ${name}_sections`)],
      [`${language} ${name} words`, of(`select * from ${name}_words`)],
      [
        `${language} ${name} fog`,
        of(
          `select rowid, rank from ${name}_index('fog OR tea OR ink OR lamp')`,
        ),
      ],
    ]),
  );
  const pages = of("select * from pages order by path");
  db.close();
  return { ...rows, [`${language} pages`]: pages };
}

Deno.test("a build after a change makes what a build of all makes", async () => {
  await using folder = await temporary();
  const first = await build(await contentOf(), folder.path);
  const wrong: string[] = [];
  for (const [name, changes] of Object.entries(CHANGES)) {
    await using parts = await temporary();
    await using whole = await temporary();
    for await (const { name } of Deno.readDir(folder.path)) {
      await Deno.copyFile(`${folder.path}/${name}`, `${parts.path}/${name}`);
    }
    const content = await contentOf(changes);
    const one = await build(content, parts.path, first.index);
    const all = await build(content, whole.path);
    const found = [
      ...differences(one.index, all.index),
      ...differences(one.rows, all.rows),
      ...all.made.length > 0 ? [] : [" nothing was made"],
    ];
    wrong.push(...found.map((difference) => `${name}:${difference}`));
  }
  assertEquals(wrong, []);
});

Deno.test("a build makes all anew where what the one before kept is damaged", async () => {
  await using folder = await temporary();
  await using whole = await temporary();
  const content = await contentOf();
  await build(content, folder.path);
  const db = new DatabaseSync(`${folder.path}/answers.sqlite3`);
  db.exec("drop table person_index");
  db.close();
  const { rows } = await build(
    await contentOf(CHANGES[A_SENTENCE]),
    folder.path,
  );
  const all = await build(await contentOf(CHANGES[A_SENTENCE]), whole.path);
  assertEquals(differences(rows, all.rows), []);
});

Deno.test("a sentence of an entry makes no answer of others, of the manual, no picture and no file of a client", async () => {
  await using folder = await temporary();
  const first = await build(await contentOf(), folder.path);
  const { made } = await build(
    await contentOf(CHANGES[A_SENTENCE]),
    folder.path,
    first.index,
  );
  const others =
    /^\/(docs\/[\w-]+$|lamps\/.*-lamp|icon|avatars\/|clients\/|resume\.pdf|ar\/.*-fog)/;
  assertEquals(made.filter((path) => others.test(path)), []);
  assert(made.includes("/musings/on-fog"), made.join());
});

async function temporary() {
  const path = await Deno.makeTempDir();
  return {
    path,
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
