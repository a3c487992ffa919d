import { replaceOutsideCode } from "./code.ts";
import { commentOut, keepLines } from "./comment_out.ts";
import type { Surroundings } from "./addresses.ts";
import { isPicture } from "./videos.ts";

const MARKS =
  /%%([^]*?)%%|(!?)\[\[(?!\s)([^\][|#\n]*?)(#[^\][|\n]*?)?(?:\\?\|([^\][\n]*))?\]\](?!\()|[ \t]\^[\w-]+[ \t]*$/gm;

/** Links, images and comments of Obsidian and other wikis as Markdown. */
export function wikiToMarkdown(text: string, around: Surroundings): string {
  const { file, links, remarks } = around;
  return replaceOutsideCode(text, MARKS, (match) => {
    const [source, comment, embed, name = "", part = "", words] = match;
    const changed = (why: string) =>
      remarks.changed(remarks.placeAt(text, match.index), why);
    if (comment !== undefined) {
      changed("%%…%% is a comment, which no page shows");
      return keepLines(source, commentOut(comment));
    }
    if (embed === undefined) {
      changed("the mark of a block is a comment");
      return ` ${commentOut(source)}`;
    }
    if (embed && isPicture(name)) {
      const alt = /^\d+(?:x\d+)?$/.test(words ?? "") ? "" : words ?? "";
      return `![${alt}](<${name}>)`;
    }
    const label = words ?? (name || part.slice(1));
    // No page has the marks of blocks.
    const heading = part.startsWith("#^") ? "" : part;
    const found = links.named(name + heading, file)?.replaceAll(" ", "%20");
    if (embed && found) changed("an embedded note is a link now");
    if (found) return `[${label}](${found})`;
    // Without a note of that name it may be no link at all.
    if (!links.isWiki) return;
    remarks.lost(
      remarks.placeAt(text, match.index),
      `the link ${name}${part} leads to what is not imported`,
    );
    return label;
  });
}
