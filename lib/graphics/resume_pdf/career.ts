import { shortAddress } from "../../base/text/short_address.ts";
import { writtenPeriod } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { Content, Role } from "../../content/content.ts";
import { localeOf } from "../../content/mod.ts";
import {
  type Block,
  type Span,
  textBlock,
  type Unit,
  withHeading,
} from "./blocks.ts";
import { markdownBlocks } from "./markdown_blocks.ts";

/** A unit for each role, by company as on /about. */
export function careerUnits(content: Content, base: string): Unit[] {
  const companies = Map.groupBy(content.roles, ({ company }) => company);
  const units = [...companies].flatMap(([company, roles]) =>
    roles.map((role, at) => ({
      blocks: [
        ...at === 0 ? companyBlocks(company, roles) : [],
        ...roleBlocks(role, at === 0 ? "line" : "role", content, base),
      ],
    }))
  );
  const [first, ...rest] = units;
  if (!first) return [];
  const { career } = content.words.about;
  return [{ blocks: withHeading(career, first.blocks) }, ...rest];
}

function companyBlocks(company: string, roles: Role[]): Block[] {
  const abouts = new Set(roles.flatMap(({ about }) => about ?? []));
  const urls = new Set(roles.flatMap(({ url }) => url ?? []));
  const spans = [
    ...[...abouts].map((text): Span => ({ text, style: "small" })),
    ...[...urls].map((href): Span => (
      { text: shortAddress(href), style: "small", href }
    )),
  ].flatMap((span, at): Span[] => [
    ...at > 0 ? [{ text: " ", style: "small" } as const] : [],
    span,
  ]);
  const heading = textBlock(company, "company", { tag: "H3", above: "part" });
  const about = textBlock(spans, "small", { column: "beside" });
  return spans.length > 0 ? [heading, about] : [heading];
}

function roleBlocks(
  { role, start, end, body, place, skills }: Role,
  above: Block["above"],
  content: Content,
  base: string,
): Block[] {
  const { about, lists } = content.words;
  const small = [
    place,
    skills.length > 0 &&
    fill(about.skills, { skills: skills.join(lists.comma) }),
  ].filter((text) => text).join(" · ");
  const period = writtenPeriod(start, end, localeOf(content));
  const [first, ...rest] = markdownBlocks(body, base);
  return [
    textBlock(role, "strong", { tag: "H4", above }),
    textBlock(period, "date", { column: "gutter" }),
    ...first ? [{ ...first, above: "item" } as const, ...rest] : [],
    ...small ? [textBlock(small, "small", { above: "item" })] : [],
  ];
}
