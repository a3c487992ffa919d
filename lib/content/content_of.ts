import type { Content, ParsedContent } from "./content.ts";
import { type ContentImage } from "./image.ts";
import { IMAGES } from "./anchors.ts";
import { movesIn } from "./moved.ts";
import { THEME } from "./names.ts";
import { isQuiet } from "./page_meta.ts";
import type { Folder } from "./read_folder.ts";
import { imageAt } from "./read_image.ts";
import { unprintableOf } from "./printed.ts";
import { quietWords, withoutDocuments } from "../base/words/override.ts";

/** Adds to the parsed files what follows from them. */
export function contentOf(parsed: ParsedContent, folder: Folder): Content {
  nameOtherLanguages(parsed);
  const { profile, pages } = parsed;
  const words = isQuiet(profile) ? quietWords(parsed.words) : parsed.words;
  const content: Content = {
    ...parsed,
    ...profile.manual === "off"
      ? { docs: [], ...withoutDocuments({ words, pages }) }
      : { words },
    images: shownImages(parsed, folder),
    moves: movesIn(parsed, folder.dir),
    theme: folder.entries.get(THEME)?.state === "file",
  };
  const unprintable = unprintableOf(content);
  return unprintable === undefined ? content : { ...content, unprintable };
}

/** Leaves out the language of the site. A page of another edition keeps it, for links. */
function nameOtherLanguages(parsed: ParsedContent): void {
  const { profile, pages, sections, contact, resume, roles, npcs } = parsed;
  const entries = sections.flatMap(({ entries }) => entries);
  const all = [pages, sections, entries, roles, npcs, contact, resume].flat();
  for (const each of all) {
    const isOwn = each.language === profile.language;
    if (isOwn && !each.untranslated) delete each.language;
  }
}

/** The images that a page, a document or the profile shows. */
function shownImages(parsed: ParsedContent, folder: Folder): ContentImage[] {
  const { profile, sections } = parsed;
  const pictures = sections.flatMap(({ entries }) =>
    entries.flatMap(({ image }) => image ?? [])
  );
  const named = [profile.photo ?? [], pictures].flat().map(({ file }) => file);
  const linked = JSON.stringify(parsed).matchAll(LINKED)
    .map(([address]) => address.slice(IMAGES.length));
  return [...new Set([...named, ...linked])].sort().flatMap((path) => {
    const image = imageAt(folder, path);
    // Text may name an address that has no file.
    return typeof image === "string" ? [] : [image];
  });
}

const LINKED = /\/images\/[\w./-]+/g;

/** Leaves out texts that are on no page of their language, so that none is kept twice. */
export function leaveOutTexts({ pages, sections }: ParsedContent): void {
  const entries = sections.flatMap((section) => section.entries);
  for (const each of [...pages, ...entries]) {
    if (each.untranslated) each.body = "";
  }
}

/** The content with its other languages. An image has one address in all of them. */
export function withEditions(content: Content, editions: Content[]): Content {
  if (editions.length === 0) return content;
  const all = [content, ...editions].flatMap(({ images }) => images);
  const images = [...new Map(all.map((image) => [image.path, image])).values()];
  return { ...content, editions, images };
}
