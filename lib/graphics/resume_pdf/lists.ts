import { paragraphsAndBullets } from "../../base/markdown/plain_paragraphs.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import type { Content } from "../../content/content.ts";
import {
  resumeEntries,
  type ResumeItem,
  type ResumePart,
} from "../../content/mod.ts";
import { type Block, type Span, textBlock } from "./blocks.ts";
import { addressOf } from "./markdown_blocks.ts";

/** Items with what only the résumé shows of projects and publications. */
export function listBlocks(
  { id, items }: ResumePart,
  content: Content,
  base: string,
) {
  const isOfEntries = id === "projects" || id === "publications";
  const entries = isOfEntries ? resumeEntries(content, id) : [];
  const { comma } = content.words.lists;
  return items.flatMap((item, at) => {
    const entry = entries[at];
    const link = entry?.links[0]?.url;
    const bullets = entry && id === "projects"
      ? paragraphsAndBullets(entry.body).bullets
      : [];
    const tags = id === "projects" && entry?.tags.join(comma);
    return itemBlocks(
      {
        ...item,
        url: item.url ?? link,
        text: [
          ...item.text,
          ...entry ? [entry.summary ?? entry.description] : [],
          ...tags ? [tags] : [],
        ],
        points: [...item.points, ...bullets],
      },
      base,
      comma,
    );
  });
}

function itemBlocks(
  { name, url, page, facts, text, points }: ResumeItem,
  base: string,
  comma: string,
): Block[] {
  const item = { tag: "LI", label: "–", above: "item", depth: 1 } as const;
  const href = page && addressOf(page, base);
  const said = [facts.map((fact) => comma + fact).join(""), ...text];
  const spans: Span[] = [
    { text: name, style: "strong", href },
    { text: said[0] ?? "", style: "text" },
    ...url
      ? [
        { text: comma, style: "text" } as const,
        { text: shortAddress(url), style: "text", href: url } as const,
      ]
      : [],
    ...text.map((text): Span => ({ text: ` · ${text}`, style: "text" })),
  ];
  return [
    textBlock(spans, "text", item),
    ...points.map((point) => textBlock(point, "text", { ...item, depth: 2 })),
  ];
}
