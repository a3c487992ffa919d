import { escapeHtml } from "../../../../lib/base/markdown/escape_html.ts";
import { cut } from "../../../../lib/base/text/code_points.ts";
import type { Surroundings } from "./addresses.ts";
import { replaceOutsideCode } from "./code.ts";
import { commentOut, keepLines } from "./comment_out.ts";
import { parametersIn } from "./parameters.ts";
import { isPicture, videoAddress } from "./videos.ts";

const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g;
const ESCAPED = /(\{\{[<%])\/\*([^]*?)\*\/([>%]\}\})/g;
const HIGHLIGHT =
  /\{(?:%-?|\{[<%])\s*highlight\s+"?([\w+#-]+)"?[^}]*\}+\n?([^]*?)\n?\{(?:%-?\s*end|\{[<%]\s*\/\s*)highlight\s*(?:-?%|[>%]\})\}/g;
/** Parts of a template that no page of the old site showed. */
const UNSHOWN =
  /(?<!.)(?:[*+-]|1[.)])[ \t][^\n]*\n\{:\s*toc[^}\n]*\}|\{%-?\s*(?:comment\b|capture\b|if\s+false\b|unless\s+true\b)[^]*?end(?:comment|capture|if|unless)\s*-?%\}|\{\{[<%]\s*(comment|hide|hidden|private|draft)\b[^]*?\/\s*\1\s*[>%]\}\}/g;
/** Tags, values, and attributes of kramdown. */
const TAG =
  /\{#-?\s([^]*?)#\}|\{::comment\s*\/?\}([^]*?)\{:\/(?:comment)?\}|\{(?:%-?|\{[<%])\s*(\/?[\w/.-]+)([^]*?)\/?\s*(?:[>%]\}\}|-?%\})|\{\{-?([^{}]*?)-?\}\}|\{:(?:"[^"\n]*"|'[^'\n]*'|[\w\s.#=-])+:?\}/g;

/** Replaces tags of Liquid and Hugo. Lists those that have no counterpart. */
export function convertShortcodes(text: string, around: Surroundings): string {
  const { remarks } = around;
  const plain = replaceOutsideCode(text, UNSHOWN, ({ 0: whole, index }) => {
    if (/\{:\s*toc/.test(whole)) {
      const why = "a page has no table of contents; it is a comment";
      remarks.lost(remarks.placeAt(text, index), why);
    }
    return keepLines(whole, commentOut(whole));
  })
    .replaceAll(RAW, (_, inner) => hide(inner))
    .replaceAll(ESCAPED, (_, ...parts) => hide(parts.slice(0, 3).join("")))
    .replaceAll(
      HIGHLIGHT,
      (whole, language, code) =>
        keepLines(whole, `\`\`\`${language}\n${code}\n\`\`\``),
    );
  return replaceOutsideCode(plain, TAG, (match) => {
    const [whole, ours, theirs, name = "", rest = "", value] = match;
    const secret = ours ?? theirs;
    if (secret !== undefined) return keepLines(whole, commentOut(secret));
    const place = remarks.placeAt(plain, match.index);
    const now = value === undefined
      ? tagText(name, rest, { ...around, place })
      : valueText(value.trim(), around);
    if (now === undefined && !/^(?:end|\/)/.test(name)) {
      const why = `${
        cut(whole.replaceAll(/\s+/g, " "), 50)
      } has no counterpart; it is a comment`;
      remarks.lost(place, why);
    }
    return keepLines(whole, now ?? commentOut(whole));
  }).replaceAll("\uE010", "{");
}

/** Braces that no later step may read. */
function hide(text: string): string {
  return text.replaceAll("{", "\uE010");
}

/** `site.baseurl`, or a path that it is put before. */
function valueText(value: string, { links, file }: Surroundings) {
  if (/^site\.(?:baseurl|url)$/i.test(value)) return "";
  const [, path] =
    /^["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|relURL|absURL|url)\b/
      .exec(value) ?? [];
  return path && (links.named(path, file) ?? path);
}

function tagText(
  name: string,
  rest: string,
  { links, file, remarks, place }: Surroundings & { place: string },
): string | undefined {
  if (["post_url", "link", "ref", "relref"].includes(name)) {
    const [, target = ""] = /["']?([^"'\s]+)["']?/.exec(rest) ?? [];
    const found = links.named(target, file);
    if (found) return found;
    remarks.lost(place, `the link to ${target} leads to what is not imported`);
    return `/${target.replace(/^\//, "")}`;
  }
  const isHtml = /\.html?$/i.test(file);
  const image = imageText(name, rest, isHtml);
  const video = image ? undefined : videoAddress(name, rest);
  if (!video) return image;
  remarks.changed(place, `${name} is a link now`);
  const address = escapeHtml(video);
  return isHtml ? `<a href="${address}">${address}</a>` : `<${video}>`;
}

/** Names under which tags give the address of an image. */
const SOURCES = ["src", "url", "file", "image_path", "path", "image", "img"];

/** A tag of any name with the address of a picture. */
function imageText(name: string, rest: string, isHtml: boolean) {
  const { named, bare } = parametersIn(rest);
  const src = named(...SOURCES) ?? bare.find(isPicture);
  if (!src || !["figure", "img"].includes(name) && !isPicture(src)) return;
  const words = [named("title"), named("caption", "description")];
  const caption = [...new Set(words.filter(Boolean))].join(". ");
  const alt = named("alt") ??
    (caption || bare.slice(bare.indexOf(src) + 1).join(" "));
  const more = caption && caption !== alt ? caption : "";
  if (isHtml) {
    const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
    return more ? `${image} <em>${more}</em>` : image;
  }
  // An alternative text is plain.
  const plain = alt.replaceAll(/[[\]`*]/g, "");
  const image = `![${plain}](${src.replaceAll(" ", "%20")})`;
  const link = named("link", "href");
  const linked = link ? `[${image}](${link})` : image;
  return more ? `${linked} *${more}*` : linked;
}
