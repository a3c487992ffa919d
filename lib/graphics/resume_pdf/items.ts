import { paragraphsAndBullets } from "../../base/markdown/plain_paragraphs.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import type { Content, SectionEntry } from "../../content/content.ts";
import {
  resumeEntries,
  type ResumeItem,
  type ResumePart,
} from "../../content/mod.ts";
import { type Block, block, type Span } from "./block.ts";
import { addressOf } from "./markdown.ts";

/** A list as on /about, with what only the résumé has of projects and publications. */
export function itemBlocks(
  { id, items }: ResumePart,
  content: Content,
  base: string,
): Block[] {
  const { comma } = content.words.lists;
  const isOfEntries = id === "projects" || id === "publications";
  const entries = isOfEntries ? resumeEntries(content, id) : [];
  return items.map((item, at) => withEntry(item, entries[at], id, comma))
    .flatMap(({ name, url, page, facts, text, points }) => {
      const style = "text";
      const spans: Span[] = [
        { text: name, style: "strong", href: page && addressOf(page, base) },
        { text: facts.map((fact) => comma + fact).join(""), style },
        { text: url ? comma : "", style },
        { text: shortAddress(url ?? ""), style, href: url },
        { text: text.map((text) => ` · ${text}`).join(""), style },
      ];
      const look = { tag: "LI", label: "–", above: 1.1 } as const;
      return [
        block(spans, style, { ...look, depth: 1 }),
        ...points.map((point) => block(point, style, { ...look, depth: 2 })),
      ];
    });
}

function withEntry(
  item: ResumeItem,
  entry: SectionEntry | undefined,
  id: ResumePart["id"],
  comma: string,
): ResumeItem {
  if (!entry) return item;
  const { links: [link], summary, description, tags, body } = entry;
  const own = { ...item, url: link?.url, text: [summary ?? description] };
  if (id !== "projects") return own;
  const text = [...own.text, ...tags.length > 0 ? [tags.join(comma)] : []];
  return { ...own, text, points: paragraphsAndBullets(body).bullets };
}
