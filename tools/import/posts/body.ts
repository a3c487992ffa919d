import type { Addresses } from "./html.ts";
import { htmlToMarkdown } from "./html.ts";
import { codeRanges, replaceOutsideCode } from "./code.ts";
import { commentOut } from "./comment_out.ts";
import type { PostImages } from "./images.ts";
import type { Known, Links } from "./links.ts";
import { convertRawHtml } from "./raw_html.ts";
import type { TextRemarks } from "./remarks.ts";
import { convertShortcodes } from "./shortcodes.ts";

export interface Writing {
  text: string;
  form: "markdown" | "mdx" | "html";
  own: Known;
  links: Links;
  images: PostImages;
  remarks: TextRemarks;
}

/** The text of a post as the site reads it. */
export function bodyOf(writing: Writing): string {
  const { text, form, own, links, images, remarks } = writing;
  const addresses: Addresses = {
    remarks,
    image: (src, alt, place) => images.markdown(src, alt, remarks, place),
    link: (href, place) => links.to(href, own, remarks, place),
  };
  const tagless = convertShortcodes(
    form === "mdx" ? withoutModules(text, remarks) : text,
    { links, file: own.file, remarks },
  );
  const markdown = form === "html"
    ? htmlToMarkdown(tagless, addresses, (at) => remarks.placeAt(tagless, at))
    : convertAddresses(
      withoutExpressions(
        convertRawHtml(
          convertImages(tagless, addresses),
          addresses,
          form === "mdx",
        ),
        form,
        remarks,
      ),
      addresses,
    );
  return replaceOutsideCode(
    withoutPlaceholders(markdown)
      .replaceAll(/\[(<!--(?:(?!-->)[^])*-->)\]\([^()\s]*\)/g, "$1"),
    /\n{3,}/g,
    () => "\n\n",
  ).trim();
}

/** Lines of MDX that only a program reads. */
function withoutModules(text: string, remarks: TextRemarks): string {
  return replaceOutsideCode(
    text,
    /^(?:import|export)\s[^]*?(?=\n\s*\n|$(?![^]))/gm,
    ([source], offset) => {
      remarks.lost(
        remarks.placeAt(text, offset),
        `${
          source.split(/\s/, 1)[0]
        } of MDX has no counterpart; it is a comment`,
      );
      return commentOut(source);
    },
  );
}

/** Values that MDX computes, and its comments. */
function withoutExpressions(
  text: string,
  form: Writing["form"],
  remarks: TextRemarks,
): string {
  if (form !== "mdx") return text;
  const pattern = /\{\/\*[^]*?\*\/\}|\{[^{}\n]*\}/g;
  return replaceOutsideCode(text, pattern, ([source], offset) => {
    if (/^\{(?:\/\*|\s*["'`]\s*["'`]\s*\})/.test(source)) {
      return commentOut(source);
    }
    const place = remarks.placeAt(text, offset);
    remarks.lost(place, `${source} has no counterpart; it is a comment`);
    return commentOut(source);
  });
}

const IMAGE =
  /(?<!\\)!\[((?:[^\]\\]|\\.)*)\](?:\(\s*(?:<([^>\n]*)>|((?:[^()\s]|\([^()\s]*\))+))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)|\[([^\]\n]*)\])/g;

function convertImages(text: string, { image, remarks }: Addresses): string {
  const definitions = definitionsIn(text);
  const shown = replaceOutsideCode(text, IMAGE, (match, offset) => {
    const [source, alt = "", angled, plain, label] = match;
    const name = (label || alt).toLowerCase();
    const address = angled ?? plain ?? definitions.get(name);
    if (address === undefined) return source;
    return image(address, alt, remarks.placeAt(text, offset));
  });
  return replaceOutsideCode(shown, TO_PICTURE, ([, image = ""]) => image);
}

/** A picture that leads to its own file, or a link around a comment. */
const TO_PICTURE =
  /\[(!\[(?:[^\]\\]|\\.)*\]\([^()\s]*\))\]\([^()\s]*\.(?:png|jpe?g|gif|webp|svg)\)/gi;

function definitionsIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^ {0,3}\[([^\]^][^\]]*)\]:\s*<?([^\s>]+)>?/gm)]
      .map(([, name = "", address = ""]) => [name.toLowerCase(), address]),
  );
}

const LINK =
  /(?<=\]\(\s*)<?((?:[^()\s<>]|\([^()\s]*\))+)>?(?=(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))|(?<=^ {0,3}\[[^\]^\n][^\]\n]*\]:[ \t]*)<?([^\s<>]+)>?/gm;

/** Links, but those of images, which `convertImages` has made. */
function convertAddresses(text: string, { link, remarks }: Addresses): string {
  return replaceOutsideCode(text, LINK, (match, offset) => {
    const [source, inText, inDefinition] = match;
    const address = inText ?? inDefinition ?? "";
    const isPicture = inDefinition !== undefined &&
      /\.(?:png|jpe?g|gif|webp|svg)$/i.test(address);
    const isImage = isPicture || /!\[(?:[^\]\\]|\\.)*\]\(\s*$/.test(
      text.slice(Math.max(0, offset - 2000), offset),
    );
    return isImage ? source : link(address, remarks.placeAt(text, offset));
  });
}

/** The site would replace these. */
export function withoutPlaceholders(text: string): string {
  return text.toWellFormed().replace(NOT_SHOWN, "").replaceAll(
    /\{(name|base_url|mcp_name|rate_limit|rate_limit_rule)\}/g,
    "{ $1 }",
  );
}

const NOT_SHOWN =
  // deno-lint-ignore no-control-regex -- these are what it looks for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\uE000-\uE010\uFFFD-\uFFFF]/g;

/** The text above `<!--more-->`; undefined without that mark. */
export function excerptOf(text: string): string | undefined {
  const at = text.search(/<!--\s*more\s*-->|\{\/\*\s*more\s*\*\/\}/i);
  const isCode = codeRanges(text).some(([start, end]) =>
    start < at && at < end
  );
  return at === -1 || isCode ? undefined : text.slice(0, at);
}
