import { writtenPeriod } from "../../../lib/base/words/dates.ts";
import type { Content } from "../../../lib/content/content.ts";
import { translationPath } from "../../../lib/content/languages.ts";
import { descriptionOf } from "../../new/descriptions.ts";
import { markGuesses } from "../../new/made_up.ts";
import { markdownFile, yamlOf } from "../../new/markdown_file.ts";
import { Notes } from "../notes.ts";
import { Claims } from "./claims.ts";
import type { Post, ReadPosts } from "./post.ts";
import { filesOf, type PostFiles, textsOf } from "./post_files.ts";

interface Place {
  /** Content to which the posts are added. */
  content: Content;
  section: string;
  today: string;
  /** True if there is a `moved.yaml`. */
  hasMoved: boolean;
}

export interface ImportedPosts {
  files: PostFiles;
  notes: Notes;
  /** Places in the source of the posts with these files. */
  places: Map<string, string>;
  /** Number of old addresses that redirect. */
  old: number;
}

/** Posts as files of a section, and notes on what is not there. */
export function importPosts(read: ReadPosts, place: Place): ImportedPosts {
  const { content, section, today } = place;
  const notes = notesOf(read, content.profile.language);
  const named = namesOf(read.posts, place);
  const own = [`/${section}`, ...named.map(({ path }) => path)];
  const claims = new Claims(content, own, notes);
  const files: PostFiles = new Map();
  const places = new Map<string, string>();
  const moved = new Map<string, string>();
  for (const { post, file, path, original } of named) {
    const was = claims.take(post.was, post.place);
    // A translation has no addresses of its own, and is hidden with its original.
    const isHidden = post.hidden || original?.hidden;
    if (original?.hidden && !post.hidden) {
      notes.hidden(post.place, "its original is hidden");
    }
    if (original && !isHidden) was.forEach((from) => moved.set(from, path));
    const about = { file, original, today, notes, was, content };
    const shown = { ...post, hidden: isHidden ?? false };
    for (const [name, data] of filesOf(shown, about)) {
      files.set(name, data);
      places.set(name, post.place);
    }
  }
  const old = [...read.moved].filter(([from]) => claims.take([from], "")[0]);
  for (const [from, to] of old) if (to) moved.set(from, to);
  if (read.posts.some(({ isPage }) => !isPage)) {
    const was = old.filter(([, to]) => !to).map(([from]) => from);
    const keys = { ...headOf(read.posts, place), updated: today, was };
    files.set(`${section}/index.md`, markdownFile(keys, ""));
    notes.madeUp(`${section}/index.md`, "description");
  }
  const lines = yamlOf(Object.fromEntries(moved));
  if (lines && !place.hasMoved) files.set("moved.yaml", lines);
  // No import changes a file of the owner.
  for (const line of place.hasMoved ? lines.trim().split("\n") : []) {
    if (line) notes.lost("moved.yaml", `add the line ${line}`);
  }
  // Marked, so that the doctor lists it.
  const guesses = notes.all.filter((note) => note.kind === "made up")
    .map(({ file, field }) => ({ file, key: field }));
  for (const [path, text] of markGuesses(textsOf(files), guesses)) {
    files.set(path, text);
  }
  return { files, notes, places, old: claims.size };
}

/** Each hidden post has a reason. */
function notesOf(
  { posts, hidden, sorted, lost, changed }: ReadPosts,
  language: string,
): Notes {
  const notes = new Notes(language);
  const fileOf = (place: string) => place.replace(/:\d+$/, "");
  const known = new Set(hidden.map(({ place }) => fileOf(place)));
  const others = posts.filter((post) => post.hidden)
    .filter(({ place }) => !known.has(fileOf(place)))
    .map(({ place }) => ({ place, why: "not published" }));
  for (const { place, why } of [...hidden, ...others]) notes.hidden(place, why);
  for (const { place, why } of sorted) notes.sorted(place, why);
  for (const { place, why } of lost) notes.lost(place, why);
  for (const { place, why } of changed) notes.changed(place, undefined, why);
  return notes;
}

interface Named {
  post: Post;
  file: string;
  path: string;
  /** The post that it translates, in the same section. */
  original?: Post;
}

/** A translation of a post into a language of the site is a file beside it. */
function namesOf(posts: Post[], { content, section }: Place): Named[] {
  const { languages } = content.profile;
  const originals = new Map(
    posts.filter((post) => !post.isPage && !post.original)
      .map((post) => [post.slug, post]),
  );
  const taken = new Set<string>();
  return posts.map((post): Named => {
    const language = languages.find((tag) => tag === post.language);
    const original = language && originals.get(post.original ?? "");
    if (original) {
      const beside = `${section}/${original.slug}`;
      const file = translationPath(`${beside}.md`, language);
      const path = `/${language.toLowerCase()}/${beside}`;
      const isFree = !taken.has(file);
      taken.add(file);
      if (isFree) return { post, file, path, original };
    }
    if (post.isPage) {
      return { post, file: `pages/${post.slug}.md`, path: `/${post.slug}` };
    }
    const path = `${section}/${post.slug}`;
    return { post, file: `${path}.md`, path: `/${path}` };
  });
}

/** Names no post, because a list of names would soon be old. */
function headOf(posts: Post[], { section, today, content }: Place) {
  const { profile: { language, description }, words } = content;
  const name = section.replaceAll("-", " ");
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const years = posts.filter(({ isPage, hidden, isUndated }) =>
    !isPage && !hidden && !isUndated
  ).map(({ date }) => date.slice(0, 4)).sort();
  const [first, last = ""] = [years[0], years.at(-1)];
  const end = today.startsWith(last) ? "present" : last;
  const lead = first && writtenPeriod(first, end, { words, language });
  const made = descriptionOf(lead ? `${title}, ${lead}` : title, description);
  return { title, lead, description: made };
}
