import type { Token } from "marked";
import { decodeEntities } from "../../base/markdown/decode_entities.ts";
import { markdown } from "../../base/markdown/lexer.ts";
import {
  paragraphsAndBullets,
  textOfToken,
} from "../../base/markdown/plain_text.ts";
import { type Block, block, type Span } from "./block.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import type { Content, SectionEntry } from "../../content/content.ts";
import {
  resumeEntries,
  type ResumeItem,
  type ResumePart,
} from "../../content/mod.ts";

/** `base` completes addresses. `before`: blocks that stand above. */
export function markdownBlocks(
  source: string,
  base: string,
  before: Block[] = [],
): Block[] {
  const blocks = [...before, ...blocksIn(markdown.lexer(source), base, 0)];
  return blocks.map((each, at) => {
    const isTight = each.tag === "LI" || blocks[at - 1]?.tag === "LI";
    return { ...each, above: at === 0 ? 0 : isTight ? 1.1 : 3.4 };
  });
}

function blocksIn(tokens: Token[], base: string, depth: number): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === "list") {
      const { items, ordered, start }: typeof token = token;
      return items.flatMap((item: { tokens: Token[] }, at: number) => {
        const [first, ...rest] = blocksIn(item.tokens, base, depth + 1);
        const label = ordered ? `${Number(start) + at}.` : "–";
        return first ? [{ ...first, tag: "LI", label }, ...rest] : [];
      });
    }
    const spans = INLINE.includes(token.type)
      ? [spansOf(token, base, token.type === "heading" ? "strong" : "text")]
      : textOfToken(token).split("\n").filter(Boolean)
        .map((text): Span[] => [{ text, style: "text" }]);
    return spans.map((spans) => block(spans, "text", { depth }));
  });
}

const INLINE = ["heading", "paragraph", "text"];

/** Text with its links, and what is strong in it. */
function spansOf(token: Token, base: string, style: Span["style"]): Span[] {
  if (token.type === "br") return [{ text: " ", style }];
  if (!("tokens" in token) || !token.tokens) {
    const text = "text" in token ? token.text : "";
    return [{
      text: token.type === "text" ? decodeEntities(text) : text,
      style,
    }];
  }
  const own = token.type === "strong" ? "strong" : style;
  const spans = token.tokens.flatMap((each) => spansOf(each, base, own));
  const href = token.type === "link" ? addressOf(token.href, base) : undefined;
  return href ? spans.map((span) => ({ ...span, href })) : spans;
}

/** Undefined for what is no address. */
export function addressOf(href: string, base: string): string | undefined {
  const url = URL.parse(href, base);
  const isKnown = url && /^(?:https?|mailto|tel):/.test(url.href);
  return isKnown ? url.href : undefined;
}

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
  const { links: [link], summary, description = "", tags, body } = entry;
  const isProject = id === "projects";
  const listed = isProject ? tags.join(comma) : "";
  const text = [summary ?? description, listed].filter(Boolean);
  const points = isProject ? paragraphsAndBullets(body).bullets : item.points;
  return { ...item, url: link?.url, text, points };
}
