import { isInApi } from "../../../lib/endpoint.ts";
import type { Content } from "../../../lib/content/content.ts";
import { listPages, twinPath } from "../../../lib/content/page_meta.ts";
import { RESERVED_PATHS } from "../../../lib/content/names.ts";
import { descriptionOf } from "../../new/descriptions.ts";
import { markGuesses } from "../../new/made_up.ts";
import { markdownFile } from "../../new/markdown_file.ts";
import { Notes } from "../notes.ts";
import { yamlOf } from "../../new/markdown_file.ts";
import { filesOf, type PostFiles } from "./post_files.ts";
import type { Post, ReadPosts } from "./post.ts";

interface Place {
  /** Content to which the posts are added. */
  content: Content;
  section: string;
  today: string;
  /** True if there is a `moved.yaml`. */
  hasMoved: boolean;
}

/** Posts as files of a section, and notes on what is not there. */
export function importPosts(
  { posts, hidden, lost, changed, moved }: ReadPosts,
  { content, section, today, hasMoved }: Place,
): { files: PostFiles; notes: Notes } {
  const notes = new Notes(content.profile.language);
  for (const { place, why } of hidden) notes.hidden(place, why);
  for (const { place, why } of lost) notes.lost(place, why);
  for (const { place, why } of changed) notes.changed(place, undefined, why);
  const own = posts.map(({ isPage, slug }) =>
    `/${isPage ? slug : `${section}/${slug}`}`
  );
  const owner = ownerOf(content);
  const claims = new Claims(content, [`/${section}`, ...own], notes);
  const files: PostFiles = new Map();
  for (const post of posts) {
    const was = claims.take(post.was, post.place);
    const place = { section, today, notes, owner, was };
    for (const [file, data] of filesOf(post, place)) files.set(file, data);
  }
  const old = [...moved].filter(([, to]) => to === "").map(([from]) => from);
  const entries = posts.filter(({ isPage }) => !isPage);
  if (entries.length > 0) {
    const file = `${section}/index.md`;
    const head = headOf(section, entries, owner);
    const index = { ...head, updated: today, was: claims.take(old, "") };
    files.set(file, markdownFile(index, ""));
    notes.madeUp(file, "description");
  }
  const others = [...moved].filter(([, to]) => to !== "")
    .filter(([from]) => claims.take([from], "").length > 0);
  addMoved(others, { hasMoved, files, notes });
  return { files: marked(files, notes), notes };
}

/** Texts about the owner. The last is long enough by itself. */
function ownerOf({ profile }: Content): string[] {
  return [profile.name, profile.headline, profile.description];
}

/** Title and description of the section. A hidden post is not named. */
function headOf(section: string, entries: Post[], owner: string[]) {
  const title = section.charAt(0).toUpperCase() +
    section.slice(1).replaceAll("-", " ");
  const titles = entries.filter(({ hidden }) => !hidden).slice(0, 3)
    .map(({ title }) => title);
  return { title, description: descriptionOf(title, ...titles, ...owner) };
}

/** Marks what was made up, so that the doctor lists it. */
function marked(files: PostFiles, { all }: Notes): PostFiles {
  const texts = [...files].filter((file): file is [string, string] =>
    typeof file[1] === "string"
  );
  const guesses = all.filter((note) => note.kind === "made up")
    .map(({ file, field }) => ({ file, key: field }));
  return new Map([...files, ...markGuesses(new Map(texts), guesses)]);
}

function addMoved(
  moved: [from: string, to: string][],
  { hasMoved, files, notes }: {
    hasMoved: boolean;
    files: PostFiles;
    notes: Notes;
  },
): void {
  if (moved.length === 0) return;
  if (!hasMoved) {
    files.set("moved.yaml", yamlOf(Object.fromEntries(moved)));
    return;
  }
  for (const [from, to] of moved) {
    notes.lost("moved.yaml", `add the line ${from}: ${to}`);
  }
}

/** Old addresses, each given once, and none that the site answers. */
class Claims {
  readonly #answered: Set<string>;
  readonly #taken = new Set<string>();
  readonly #notes: Notes;

  constructor(content: Content, added: string[], notes: Notes) {
    const paths = [...listPages(content).map(({ path }) => path), ...added];
    this.#answered = new Set([...paths, ...paths.map(twinPath)]);
    for (const { from } of content.moves) this.#taken.add(keyOf(from));
    this.#notes = notes;
  }

  take(paths: string[], place: string): string[] {
    return paths.flatMap((written) => {
      const path = `/${written.replace(/^https?:\/\/[^/]+/i, "")}`
        .replace(/^\/+/, "/").replaceAll(/\s/g, "%20").replace(/#.*/, "");
      const key = keyOf(path);
      // The new address is the old one.
      if (this.#answered.has(key)) return [];
      if (this.#taken.has(key) || isOfSoftware(key)) {
        const why = this.#taken.has(key)
          ? "another file has that old address"
          : "the site has a file of its own there";
        if (place) this.#notes.lost(place, `the old address ${path}: ${why}`);
        return [];
      }
      this.#taken.add(key);
      return [path];
    });
  }
}

function isOfSoftware(path: string): boolean {
  const [, name = "", rest] = /^\/([^/.?]*)(.*)$/.exec(path) ?? [];
  return path === "/" || isInApi(path) ||
    RESERVED_PATHS.includes(name) && /^\.\w+$/.test(rest ?? "") &&
      !/^\.html?$|^\.php$/.test(rest ?? "") &&
      (name !== "index" || rest === ".md");
}

/** Spellings with and without the last slash are one. */
function keyOf(path: string): string {
  const short = path.replace(/(?<=.)\/$/, "");
  return URL.parse(short, "http://localhost")?.href.slice(
    "http://localhost".length,
  )
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()) ?? short;
}
