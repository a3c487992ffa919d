import { escapeHtml } from "../../../lib/base/markdown/escape_html.ts";
import { commentOut, keepLines } from "./comment_out.ts";
import { replaceOutsideCode } from "./code.ts";
import { videoAddress } from "./videos.ts";
import type { Links } from "./links.ts";
import type { TextRemarks } from "./remarks.ts";

export interface Surroundings {
  links: Links;
  /** Path of the file in the source. */
  file: string;
  remarks: TextRemarks;
}

const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g;
const ESCAPED = /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}/g;
const HIGHLIGHT =
  /\{(?:%-?|\{[<%])\s*highlight\s+"?([\w+#-]+)"?[^}]*\}+\n?([^]*?)\n?\{(?:%-?\s*end|\{[<%]\s*\/\s*)highlight\s*(?:-?%|[>%]\})\}/g;
const TAG =
  /\{%-?\s*([\w-]+)([^]*?)-?%\}|\{\{[<%]\s*(\/?[\w/.-]+)([^]*?)\/?\s*[>%]\}\}|\{\{-?([^{}]*?)-?\}\}|\{:[^}\n]*\}/g;

/** Replaces tags of Liquid and Hugo. Lists those that have no counterpart. */
export function convertShortcodes(text: string, around: Surroundings): string {
  const protectedText = text
    .replaceAll(RAW, (_, inner: string) => hide(inner))
    .replaceAll(
      ESCAPED,
      (_, open, inner, close) => hide(`{{${open}${inner}${close}}}`),
    )
    .replaceAll(
      HIGHLIGHT,
      (whole, language: string, code: string) =>
        keepLines(whole, `\`\`\`${language}\n${code}\n\`\`\``),
    );
  const done = replaceOutsideCode(protectedText, TAG, (match, offset) => {
    const place = around.remarks.placeAt(protectedText, offset);
    const [whole, liquid, liquidRest = "", hugo, hugoRest = "", value] = match;
    const now = value !== undefined
      ? valueOf(value, around)
      : tagOf(liquid ?? hugo ?? "", liquid ? liquidRest : hugoRest, {
        ...around,
        place,
      });
    if (now !== undefined) return keepLines(whole, now);
    around.remarks.lost(
      place,
      `${show(whole)} has no counterpart; it is a comment`,
    );
    return keepLines(whole, commentOut(whole));
  });
  return done.replaceAll("\uE010", "{");
}

/** Braces that no later step may read. */
function hide(text: string): string {
  return text.replaceAll("{", "\uE010");
}

function show(tag: string): string {
  const line = tag.replaceAll(/\s+/g, " ");
  return line.length > 50 ? `${line.slice(0, 49)}…` : line;
}

/** `site.baseurl`, or a path that it is put before. */
function valueOf(
  value: string,
  { links, file }: Surroundings,
): string | undefined {
  const text = value.trim();
  if (/^site\.(?:baseurl|url|BaseURL)$/i.test(text)) return "";
  const [, path] =
    /^["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|relURL|absURL|url)\b/
      .exec(text) ?? [];
  return path === undefined ? undefined : links.named(path, file) ?? path;
}

type Tag = Surroundings & { place: string };

function tagOf(name: string, rest: string, tag: Tag): string | undefined {
  const { links, file, remarks, place } = tag;
  if (["post_url", "link", "ref", "relref"].includes(name)) {
    const [, target = ""] = /["']?([^"'\s]+)["']?/.exec(rest) ?? [];
    const found = links.named(target, file);
    if (found) return found;
    remarks.lost(place, `the link to ${target} leads to what is not imported`);
    return `/${target.replace(/^\//, "")}`;
  }
  if (name === "figure" || name === "img") {
    return figureOf(rest, /\.html?$/i.test(file));
  }
  const video = videoAddress(name, rest);
  if (!video) return;
  remarks.changed(place, `${name} is a link now`);
  return `<${video}>`;
}

function figureOf(rest: string, isHtml: boolean): string | undefined {
  const values = new Map(
    [...rest.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)]
      .map(([, name = "", ...texts]) => [name, texts.find(Boolean) ?? ""]),
  );
  const src = values.get("src");
  if (!src) return;
  const caption = values.get("caption") ?? values.get("title") ?? "";
  const alt = (values.get("alt") || caption).replaceAll(/[[\]]/g, "");
  if (isHtml) {
    const words = caption && caption !== alt ? ` <em>${caption}</em>` : "";
    return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}`;
  }
  const image = `![${alt}](${src.replaceAll(" ", "%20")})`;
  const link = values.get("link");
  const shown = link ? `[${image}](${link})` : image;
  return caption && caption !== alt ? `${shown} *${caption}*` : shown;
}
