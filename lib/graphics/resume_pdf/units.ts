import { mailbox } from "../../base/text/mailto.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import { partsOf } from "../../base/markdown/parts.ts";
import { writtenPeriod } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { Site } from "../../site.ts";
import type { Content, Role } from "../../content/content.ts";
import { localeOf, resumeParts } from "../../content/mod.ts";
import { type Block, block, part, type Span, type Unit } from "./block.ts";
import { itemBlocks, markdownBlocks } from "./part_blocks.ts";

/** The résumé in the order of /about, with every fact of /resume.json. */
export function unitsOf(
  { content, urlOf }: Pick<Site, "content" | "urlOf">,
): Unit[] {
  const { profile: { body, summary }, words: { about } } = content;
  const base = urlOf("/about");
  const parts = partsOf(body);
  const opening = parts[0]?.heading === "" ? parts.shift()?.source ?? "" : "";
  const above = summary === undefined ? [] : [block(summary, "text")];
  return [
    { blocks: letterhead(content, urlOf("/")) },
    { blocks: part(about.story, markdownBlocks(opening, base, above)) },
    ...parts.map(({ heading, source }) => ({
      blocks: part(heading, markdownBlocks(source, base)),
    })),
    ...career(content, base),
    ...resumeParts(content).map((list): Unit => ({
      isList: true,
      blocks: part(list.title, itemBlocks(list, content, base)),
    })),
  ];
}

/** Name, headline, place, channels and availability. */
function letterhead(content: Content, home: string): Block[] {
  const { profile } = content;
  const { postal_code, city, address, region, country, place } = profile;
  const town = [postal_code, city].filter(Boolean).join(" ");
  const places = [...new Set([place, address, town, region, country])];
  const details = [
    ...places.map((text) => ({ text, href: undefined })),
    ...linksOf(content),
    { text: shortAddress(home), href: home },
  ].flatMap(({ text, href }): Span[] =>
    text ? [{ text, href, style: "text" }] : []
  );
  return [
    block(profile.name, "name", { tag: "H1", depth: -1 }),
    block(profile.headline, "lead", { depth: -1, isRuled: true }),
    block(spaced(details, " · "), "text", { depth: -1, above: 2 }),
    block(profile.availability, "text", { depth: -1 }),
  ];
}

/** Each address once. Labels stay beside their values. */
function linksOf({ profile, contact }: Content) {
  const links = new Map([
    ...contact.channels.map(({ label, value, url }): [string, string] => {
      if (url.startsWith("mailto:")) return [url, mailbox(url)];
      return [url, url.startsWith("tel:") ? value : `${label}: ${value}`];
    }),
    ...profile.links.map(({ label, username, url }): [string, string] => {
      const name = [username, shortAddress(url)].filter(Boolean).join(", ");
      return [url, label === name ? name : `${label}: ${name}`];
    }),
  ]);
  return Array.from(links, ([href, text]) => (
    { href, text: text.replaceAll(" ", "\u00a0") }
  ));
}

function spaced(spans: Span[], text: string): Span[] {
  return spans.flatMap((span) => [{ text, style: span.style }, span]).slice(1);
}

/** A unit for each role, by company as on /about. */
function career(content: Content, base: string): Unit[] {
  const companies = Map.groupBy(content.roles, ({ company }) => company);
  const units = Array.from(
    companies,
    ([company, roles]) =>
      roles.map((role, at) => [
        ...at === 0 ? [companyBlock(company, roles)] : [],
        ...roleBlocks(role, at === 0 ? 2 : 7, content, base),
      ]),
  ).flat();
  const { career } = content.words.about;
  return units.map((blocks, at) => ({
    blocks: at === 0 ? part(career, blocks) : blocks,
  }));
}

function companyBlock(company: string, roles: Role[]): Block {
  const abouts = new Set(roles.flatMap(({ about }) => about ?? []));
  const urls = new Set(roles.flatMap(({ url }) => url ?? []));
  const spans = [
    ...[...abouts].map((text) => ({ text, href: undefined })),
    ...[...urls].map((href) => ({ text: shortAddress(href), href })),
  ].map((span): Span => ({ ...span, style: "small" }));
  const behind = block(spaced(spans, " "), "small");
  return block(company, "company", { tag: "H3", above: 11, behind });
}

function roleBlocks(
  { role, start, end, body, place, skills }: Role,
  above: number,
  content: Content,
  base: string,
): Block[] {
  const { about, lists } = content.words;
  const used = skills.length > 0 &&
    fill(about.skills, { skills: skills.join(lists.comma) });
  const rest = [place, used].filter(Boolean).join(" · ");
  const period = writtenPeriod(start, end, localeOf(content));
  return [
    block(role, "strong", { tag: "H4", above, gutter: block(period, "date") }),
    ...markdownBlocks(body, base),
    ...rest ? [block(rest, "small", { above: 1.1 })] : [],
  ];
}
