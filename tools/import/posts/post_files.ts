import { plainText } from "../../../lib/base/markdown/plain_text.ts";
import { writtenDate } from "../../../lib/base/words/dates.ts";
import { withoutComments } from "../../../lib/content/comments.ts";
import { DESCRIPTION } from "../../../lib/content/fields.ts";
import { descriptionOf, isDescription } from "../../new/descriptions.ts";
import { markdownFile } from "../../new/markdown_file.ts";
import type { Notes } from "../notes.ts";
import type { Picture, Post } from "./post.ts";

/** Files by their paths below the content folder. */
export type PostFiles = Map<string, string | Picture["bytes"]>;

interface Place {
  section: string;
  today: string;
  notes: Notes;
  /** Texts of the site about its owner, for a post of few words. */
  owner: string[];
  /** Old paths that the post may claim. */
  was: string[];
}

/** A post and its images as files of the content. */
export function filesOf(post: Post, place: Place): PostFiles {
  const folder = post.isPage ? "pages" : place.section;
  const file = `${folder}/${post.slug}.md`;
  const head = {
    title: post.title,
    description: describe(post, file, place),
  };
  if (post.isUndated && !post.isPage) place.notes.madeUp(file, "date");
  const keys = post.isPage
    ? { ...head, updated: post.updated ?? post.date }
    : { ...head, date: post.date, updated: updatedOf(post), tags: post.tags };
  if (post.isPage && post.tags.length > 0) {
    place.notes.lost(post.place, "a page has no tags");
  }
  const image = post.image && !post.isPage
    ? { file: post.image.name, alt: post.image.alt }
    : undefined;
  if (post.image && post.isPage) {
    place.notes.lost(post.place, "a page has no image of its own");
  }
  const isEmpty = withoutComments(post.body).trim() === "";
  const body = isEmpty && post.isPage ? `${post.body}\n\n—`.trim() : post.body;
  const hidden = post.hidden;
  const text = markdownFile({ ...keys, image, was: place.was, hidden }, body);
  if (hidden) {
    place.notes.sorted(post.place, `${file}, which is hidden`);
  }
  const pictures = post.images.map(({ name, bytes }) =>
    [`${folder}/${name}`, bytes] as const
  );
  return new Map<string, string | Picture["bytes"]>([
    [file, text],
    ...pictures,
  ]);
}

function updatedOf({ date, updated }: Post): string | undefined {
  return updated && updated > date ? updated : undefined;
}

/** 50 to 160 characters: those of the post, or its first words and what is known of it. */
function describe(post: Post, file: string, { notes, owner }: Place): string {
  const { description, excerpt, title, tags, date } = post;
  if (description && isDescription(description)) return description;
  const first = excerpt ?? firstParagraph(post.body);
  const words = oneLine(plainText(withoutComments(first)));
  const isDated = !post.isPage && !post.isUndated;
  const facts = isDated ? [writtenDate(date, notes.language), ...tags] : tags;
  const made = descriptionOf(description, words, title, ...facts, ...owner);
  if (description) {
    const { shortest, longest } = DESCRIPTION;
    notes.changed(
      post.place,
      made,
      `its description has ${shortest} to ${longest} characters now`,
    );
  } else notes.madeUp(file, "description");
  return made;
}

function firstParagraph(body: string): string {
  return withoutComments(body).split(/\n\s*\n/).find((block) =>
    /^[\p{L}\p{N}"'“„«*_[(]/u.test(block.trim()) && !/^\d+[.)] /.test(block)
  ) ?? "";
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
