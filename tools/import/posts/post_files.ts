import { markdown } from "../../../lib/base/markdown/lexer.ts";
import { textOfToken } from "../../../lib/base/markdown/plain_text.ts";
import type { Content } from "../../../lib/content/content.ts";
import { text as nonEmptyText } from "../../../lib/content/fields.ts";
import { withoutComments } from "../../../lib/content/comments.ts";
import {
  descriptionOf,
  isDescription,
  shortened,
} from "../../new/descriptions.ts";
import { type Files, markdownFile } from "../../new/markdown_file.ts";
import type { Notes } from "../notes.ts";
import type { Picture, Post } from "./post.ts";

/** Files by their paths below the content folder. */
export type PostFiles = Map<string, string | Picture["bytes"]>;

/** The files without images. */
export function textsOf(files: PostFiles): Files {
  return new Map(
    [...files].flatMap(([path, data]) =>
      typeof data === "string" ? [[path, data]] : []
    ),
  );
}

interface About {
  /** Path of its file. */
  file: string;
  /** The post that it translates, whose dates and addresses it has. */
  original?: Post;
  today: string;
  notes: Notes;
  content: Content;
  /** Old paths that the post may claim. */
  was: string[];
}

/** A letter that an earlier program could not read. The site refuses it. */
const LOST = "\uFFFD";

/** A post and its images as files of the content. */
export function filesOf(post: Post, about: About): PostFiles {
  const { file, notes } = about;
  const isEmpty = withoutComments(post.body).trim() === "";
  const body = isEmpty && post.isPage ? `${post.body}\n\n—`.trim() : post.body;
  const text = markdownFile(keysOf(post, about), body).toWellFormed();
  if (text.includes(LOST)) {
    notes.changed(post.place, undefined, "a lost letter is a ? now");
  }
  const files: PostFiles = new Map([[file, text.replaceAll(LOST, "?")]]);
  const folder = file.slice(0, file.lastIndexOf("/"));
  for (const { name, bytes } of post.images) {
    files.set(`${folder}/${name}`, bytes);
  }
  return files;
}

function keysOf(post: Post, about: About) {
  const { title, hidden, language } = post;
  const { original, was, content: { profile } } = about;
  if (original) return { title, ...wordsOf(post, original, about), hidden };
  const keys = post.isPage ? pageOf(post, about) : entryOf(post, about);
  const own = language === profile.language ? undefined : language;
  return { title, ...keys, language: own, was, hidden };
}

function entryOf(post: Post, about: About) {
  const { image, isUndated, date, updated, place } = post;
  const tags = post.tags.flatMap((tag) => {
    if (nonEmptyText().safeParse(tag).success) return [tag];
    about.notes.lost(place, `the tag ${JSON.stringify(tag)} has no letter`);
    return [];
  });
  return {
    description: describe(post, about),
    date: isUndated ? undefined : date,
    updated: isUndated ? updated ?? about.today : changedAfter(post),
    tags,
    image: image && { file: image.name, alt: image.alt || undefined },
  };
}

/** A page needs a long description. Visitors read its own or first words above the text. */
function pageOf(post: Post, { notes, file, content }: About) {
  const { title, place, tags, image, updated = post.date } = post;
  if (tags.length > 0) notes.lost(place, "a page has no tags");
  if (image) notes.lost(place, "a page has no image of its own");
  const lead = describe(post, { notes }) ??
    (shortened(firstWords(post.body)) || undefined);
  if (lead && isDescription(lead)) return { description: lead, updated };
  notes.madeUp(file, "description");
  const { description } = content.profile;
  const made = descriptionOf(lead, title, description);
  return { lead, description: made, updated };
}

/** Words alone, and each that the original has. */
function wordsOf(post: Post, original: Post, about: About) {
  const alt = post.image?.alt || original.image?.alt;
  const { description = post.title, tags, image } = entryOf(post, about);
  return {
    description,
    updated: changedAfter(post),
    tags: tags.length > 0 ? tags : original.tags,
    image: original.image ? alt && { alt } : image,
  };
}

function changedAfter({ date, updated }: Post): string | undefined {
  return updated && updated > date ? updated : undefined;
}

/** Own words of the post. Undefined without: its first words would stand there twice. */
function describe(
  { description = "", place }: Post,
  { notes }: Pick<About, "notes">,
): string | undefined {
  const own = oneLine(description);
  if (!own) return;
  const short = shortened(own);
  if (short !== own) {
    notes.changed(place, short, "its description is shorter now");
  }
  return short;
}

/** The first paragraph with words, without marks, images, notes and HTML. */
function firstWords(body: string): string {
  for (const token of markdown.lexer(withoutComments(body))) {
    if (token.type !== "paragraph") continue;
    markdown.walkTokens([token], (part) => {
      if (part.type === "image") Object.assign(part, { text: "", tokens: [] });
      if (part.type === "html") part.text = "";
    });
    const words = oneLine(textOfToken(token));
    if (/[\p{L}\p{N}]/u.test(words)) return words;
  }
  return "";
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
