import type { Token, Tokens } from "marked";
import { isObject } from "../base/http/json_body.ts";
import { markdown } from "../base/markdown/lexer.ts";
import { type ContentImage, isImagePath } from "./image.ts";
import { imageAddress, IMAGES } from "./anchors.ts";
import type { Complain } from "./yaml.ts";

/** Finds an image by its path relative to a file; returns an error message otherwise. */
export type FindImage = (name: string) => ContentImage | string;

const KEYS = ["image", "photo"];

export function withPaths(
  keys: Record<string, unknown>,
  find: FindImage,
  complain: Complain,
): Record<string, unknown> {
  const found = KEYS.flatMap((key) => {
    const picture = keys[key];
    // The schema reports other types.
    if (!isObject(picture) || typeof picture.file !== "string") return [];
    const image = find(picture.file);
    if (typeof image !== "string") {
      return [[key, { ...picture, file: image.path }]];
    }
    complain([key, "file"], `"${picture.file}" ${image}`);
    return [];
  });
  return { ...keys, ...Object.fromEntries(found) };
}

/** The body, with each image file as the address at which the site serves it. */
export function withAddresses(
  body: string,
  find: FindImage,
  complain: (at: number, message: string) => void,
): string {
  if (!body.includes("![")) return body;
  const parts: string[] = [];
  let end = 0;
  markdown.walkTokens(markdown.lexer(body), (token) => {
    const name = nameWithBlank(token);
    if (name) complain(body.indexOf(name, end), spaced(name));
    if (!isImage(token) && !isNoImage(token)) return;
    const at = body.indexOf(token.raw, end);
    // In a list or a quotation `raw` lacks the markers at the beginning of lines.
    if (at === -1) {
      if (isImage(token) && liesHere(token.href)) complain(end, broken(token));
      return;
    }
    const written = isImage(token)
      ? addressed(token, find, (message) => complain(at, message))
      : token.raw;
    parts.push(body.slice(end, at), written);
    end = at + token.raw.length;
  });
  return parts.join("") + body.slice(end);
}

function isNoImage({ type }: Token): boolean {
  return ["code", "codespan", "html", "escape"].includes(type);
}

function broken({ href }: Tokens.Image): string {
  return `"${href}" is split over two lines, or contains a |; write ![what it shows](${href}) on one line`;
}

/** Markdown takes an image as text if its file name has a blank. */
function nameWithBlank({ type, raw, tokens }: Token & { tokens?: Token[] }) {
  if (type !== "text" || tokens) return;
  const [, name = ""] = /!\[[^\][\n]*\]\(([^()\n]*)\)/.exec(raw) ?? [];
  if (name.includes(" ") && isImagePath(name)) return name;
}

function spaced(name: string): string {
  const better = name.replaceAll(" ", "-").toLowerCase();
  return `"${name}" contains a blank; rename the file to ${better}, and write that name here`;
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image";
}

function addressed(
  { raw, href, text, title }: Tokens.Image,
  find: FindImage,
  complain: (message: string) => void,
): string {
  if (!liesHere(href)) return raw;
  const image = find(href);
  if (typeof image === "string") {
    complain(`"${href}" ${image}`);
    return raw;
  }
  const name = title ? ` "${title.replaceAll(/["\\]/g, "\\$&")}"` : "";
  // The text lacks the backslashes before brackets.
  const alt = raw.startsWith(`![${text}]`)
    ? text
    : text.replaceAll(/[[\]]/g, "\\$&");
  return `![${alt}](${imageAddress(image)}${name})`;
}

/** A file of the content folder, as a relative path or by its address. */
function liesHere(href: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) &&
    (!href.startsWith("/") || href.startsWith(IMAGES));
}
