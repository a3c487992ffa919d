import { replaceOutsideCode } from "./code.ts";
import { commentOut, keepLines } from "./comment_out.ts";
import type { Addresses } from "./html.ts";
import { takeWhole, WHOLE } from "./whole_elements.ts";

const MARKS: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  del: "~~",
  s: "~~",
  strike: "~~",
};
/** Elements whose text says the same without them. */
const FRAMES = new Set(
  "a abbr address article aside big body cite col dd details div dfn dt figcaption font footer header hgroup html ins label li main mark nav picture q rp rt ruby section small source span sub summary sup tbody td tfoot th thead time tr track tt u var wbr"
    .split(" "),
);
const PATTERN =
  /(?<!\\)<(a|code|kbd|samp)((?:\s[^<>]*)?)>((?:(?!\n\s*\n)[^])*?)<\/\1\s*>|(?<!\\)<(\/?)([A-Za-z][\w.-]*)((?:\s+(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'])*)?)\/?>/g;

/** Replaces HTML in Markdown, which the site would show as it is typed. */
export function convertRawHtml(
  text: string,
  addresses: Addresses,
  isMdx: boolean,
): string {
  const { remarks } = addresses;
  const whole = takeWhole(text, addresses);
  const convert = (piece: string, base: number): string =>
    replaceOutsideCode(piece, PATTERN, (match, offset) => {
      const [
        source,
        pair,
        pairRest = "",
        inner = "",
        slash,
        name = "",
        rest = "",
      ] = match;
      const place = remarks.placeAt(whole, base + offset);
      if (pair === "a") {
        const words = convert(inner, base + offset);
        const [, href] = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(pairRest) ?? [];
        return href ? `[${words}](${href})` : words;
      }
      if (pair) {
        return `\`${
          inner.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll(
            "&amp;",
            "&",
          )
        }\``;
      }
      const now = tagOf(source, { name, rest, isEnd: slash === "/" }, {
        addresses,
        place,
        isMdx,
      });
      return keepLines(source, now);
    });
  return convert(whole, 0);
}

interface Tag {
  name: string;
  rest: string;
  isEnd: boolean;
}

function tagOf(
  source: string,
  { name, rest, isEnd }: Tag,
  { addresses, place, isMdx }: {
    addresses: Addresses;
    place: string;
    isMdx: boolean;
  },
): string {
  if (name === "br") return "\\\n";
  if (name === "hr") return "\n---\n";
  const mark = MARKS[name];
  if (mark !== undefined) return mark;
  if (name === "img" && !isEnd) {
    const src = attribute(rest, "src") ?? "";
    return addresses.image(src, attribute(rest, "alt") ?? "", place);
  }
  if (FRAMES.has(name)) return "";
  // In plain Markdown it is text, such as List<String>.
  const isComponent = isMdx && /^[A-Z]/.test(name) || name.includes("-");
  if (!isComponent && !WHOLE.has(name) && name !== "input") return source;
  addresses.remarks.lost(
    place,
    `<${name}> has no counterpart; it is a comment`,
  );
  return commentOut(source);
}

function attribute(rest: string, name: string): string | undefined {
  for (
    const [, key, ...values] of rest.matchAll(
      /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{?["'`]?([^\s"'`{}]+))/g,
    )
  ) {
    if (key === name) return values.find((value) => value !== undefined);
  }
}
