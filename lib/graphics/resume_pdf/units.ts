import { partsOf } from "../../base/markdown/parts.ts";
import type { Content } from "../../content/content.ts";
import { resumeParts } from "../../content/mod.ts";
import { type Block, textBlock, type Unit, withHeading } from "./blocks.ts";
import { careerUnits } from "./career.ts";
import { letterhead } from "./letterhead.ts";
import { listBlocks } from "./lists.ts";
import { markdownBlocks } from "./markdown_blocks.ts";

/** The résumé in the order of /about, with every fact of /resume.json. */
export function unitsOf(content: Content, baseUrl: string): Unit[] {
  const base = `${baseUrl}/about`;
  return [
    { blocks: letterhead(content, baseUrl) },
    ...storyUnits(content, base),
    ...careerUnits(content, base),
    ...resumeParts(content).map((part): Unit => ({
      isList: true,
      blocks: withHeading(part.title, listBlocks(part, content, base)),
    })),
  ];
}

/** The summary and the words before the first heading; then a part for each heading. */
function storyUnits({ profile, words }: Content, base: string): Unit[] {
  const parts = partsOf(profile.body);
  const opening = parts[0]?.heading === "" ? parts.shift() : undefined;
  const story = markdownBlocks(opening?.source ?? "", base);
  const summary: Block[] = profile.summary
    ? [textBlock(profile.summary, "text")]
    : [];
  const [first, ...rest] = story;
  const spaced: Block[] = first && summary.length > 0
    ? [...summary, { ...first, above: "paragraph" }, ...rest]
    : [...summary, ...story];
  return [
    { blocks: withHeading(words.about.story, spaced) },
    ...parts.map(({ heading, source }) => ({
      blocks: withHeading(heading, markdownBlocks(source, base)),
    })),
  ];
}
