import { paragraphsAndBullets } from "../../base/markdown/plain_paragraphs.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import type { Content } from "../../content/content.ts";
import { resumeEntries, type ResumePart } from "../../content/mod.ts";
import { type Block, block, type Span } from "./block.ts";
import { addressOf } from "./markdown.ts";

/** A list as on /about, with what only the résumé has of projects and publications. */
export function itemBlocks(
  { id, items }: ResumePart,
  content: Content,
  base: string,
): Block[] {
  const { comma } = content.words.lists;
  const isProjects = id === "projects";
  const entries = isProjects || id === "publications"
    ? resumeEntries(content, id)
    : [];
  return items.flatMap(({ name, page, facts, ...item }, at) => {
    const { links, body, tags, summary, description } = entries[at] ?? {};
    const url = item.url ?? links?.[0]?.url;
    const own = [summary ?? description, isProjects && tags?.join(comma)];
    const text = [...item.text, ...own].map((text) => text ? ` · ${text}` : "");
    const bullets = isProjects ? paragraphsAndBullets(body ?? "").bullets : [];
    const style = "text";
    const spans: Span[] = [
      { text: name, style: "strong", href: page && addressOf(page, base) },
      { text: facts.map((fact) => comma + fact).join(""), style },
      { text: url ? comma : "", style },
      { text: shortAddress(url ?? ""), style, href: url },
      { text: text.join(""), style },
    ];
    const look = { tag: "LI", label: "–", above: 1.1 } as const;
    return [
      block(spans, style, { ...look, depth: 1 }),
      ...[...item.points, ...bullets]
        .map((point) => block(point, style, { ...look, depth: 2 })),
    ];
  });
}
