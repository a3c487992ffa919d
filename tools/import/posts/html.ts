import { Parser } from "htmlparser2";
import { readingOf } from "../../../lib/base/markdown/from_html.ts";
import { atOnce } from "../../../lib/base/time/turns.ts";
import { escapeHtml } from "../../../lib/base/markdown/escape_html.ts";
import { commentOut } from "./comment_out.ts";
import type { TextRemarks } from "./remarks.ts";
import { frameAddress } from "./videos.ts";

/** Turns addresses of the old site into those of the new one. */
export interface Addresses {
  image(src: string, alt: string, place: string): string;
  link(href: string, place: string): string;
  remarks: TextRemarks;
}

const BASE = "http://import.invalid";
const FRAMES = new Set(["iframe", "video", "audio", "embed", "object"]);
const DROPPED = new Set(
  "button canvas datalist dialog fieldset form input label meter progress script select style svg template textarea math"
    .split(" "),
);
const VOID = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
/** Start of an address in angles, which the parser takes for a tag. */
const ADDRESS = /^https?:/;

/** A picture that leads to its own file. */
const TO_PICTURE =
  /<a\b[^>]*href=["'][^"']*\.(?:png|jpe?g|gif|webp)["'][^>]*>(\s*<img\b[^>]*>\s*)<\/a>/gi;

/** HTML as Markdown. `kept`: Markdown that marks in the text stand for. */
export function htmlToMarkdown(
  html: string,
  addresses: Addresses,
  placeOf: (offset: number) => string,
  kept: string[] = [],
): string {
  const cleaned = cleanHtml(
    html.replaceAll(
      TO_PICTURE,
      // As long as before, so that places stay true.
      (link: string, image: string) => image.padEnd(link.length),
    ),
    addresses,
    placeOf,
    kept,
  );
  const reading = atOnce(readingOf(`<main>${cleaned}</main>`, `${BASE}/`));
  return [reading.head, reading.body].filter(Boolean).join("\n\n")
    .replaceAll(BASE, "")
    .replaceAll(/\uE000(\d+)\uE001/g, (_, at) => kept[Number(at)] ?? "");
}

/** Walks the tree: what the converter drops without a word becomes a mark in the text. */
function cleanHtml(
  html: string,
  { image, link, remarks }: Addresses,
  placeOf: (offset: number) => string,
  kept: string[],
): string {
  const parts: string[] = [];
  let dropped:
    | { name: string; depth: number; start: number; src?: string }
    | undefined;
  const keep = (markdown: string) =>
    parts.push(`\uE000${kept.push(markdown) - 1}\uE001`);
  const parser = new Parser({
    onopentag(name, attributes) {
      const place = placeOf(parser.startIndex);
      if (dropped) {
        if (name === dropped.name) dropped.depth++;
        dropped.src ??= attributes.src;
        return;
      }
      if (FRAMES.has(name) || DROPPED.has(name)) {
        const src = FRAMES.has(name)
          ? attributes.src ?? attributes.data
          : undefined;
        dropped = { name, depth: 1, start: parser.startIndex, src };
        return;
      }
      if (ADDRESS.test(name)) {
        return void keep(html.slice(parser.startIndex, parser.endIndex + 1));
      }
      if (name === "img") {
        const src = attributes.src || attributes["data-src"] || "";
        return void keep(image(src, attributes.alt ?? "", place));
      }
      parts.push(
        tag(name, {
          ...attributes,
          href: attributes.href && link(attributes.href, place),
        }),
      );
    },
    ontext(text) {
      if (!dropped) parts.push(escapeHtml(text));
    },
    oncomment(text) {
      if (!dropped) keep(commentOut(text));
    },
    onclosetag(name) {
      if (ADDRESS.test(name)) return;
      if (!dropped) {
        if (!VOID.has(name)) parts.push(`</${name}>`);
        return;
      }
      if (name !== dropped.name || --dropped.depth > 0) return;
      const { start, src } = dropped;
      dropped = undefined;
      const place = placeOf(start);
      const address = src && frameAddress(src);
      if (address && /^https?:/.test(address)) {
        remarks.changed(place, `<${name}> is a link now`);
        return void keep(
          `<${address.replaceAll(/[\s<>]/g, encodeURIComponent)}>`,
        );
      }
      remarks.lost(place, `<${name}> has no counterpart; it is a comment`);
      keep(commentOut(html.slice(start, parser.endIndex + 1)));
    },
  });
  parser.write(html);
  parser.end();
  return parts.join("");
}

function tag(
  name: string,
  attributes: Record<string, string | undefined>,
): string {
  const taken = ["href", "title", "class", "colspan", "start"].flatMap(
    (key) => {
      const value = attributes[key];
      return value === undefined ||
          key === "class" && !value.includes("language-")
        ? []
        : ` ${key}="${escapeHtml(value)}"`;
    },
  );
  return `<${name}${taken.join("")}>`;
}
