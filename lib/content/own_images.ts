import type { Token, Tokens } from "marked";
import { markdown } from "../base/markdown/lexer.ts";
import { type ContentImage, imageAddress } from "./image.ts";
import type { Path } from "./locate.ts";
import type { Fault } from "./read_image.ts";

/** The image that a file means by a name, which is an address relative to it. */
export type FindImage = (name: string) => ContentImage | Fault;

/** Keys of front matter that name an image beside the file. */
const KEYS = ["image", "photo"];

/** The keys, with the path of each image below the content folder. */
export function withPaths(
  keys: Record<string, unknown>,
  find: FindImage,
  complain: (path: Path, what: string) => void,
): Record<string, unknown> {
  const found = KEYS.flatMap((key) => {
    const picture = keys[key];
    // What is no picture at all is for the schema to say.
    if (typeof picture !== "object" || picture === null) return [];
    if (!("file" in picture) || typeof picture.file !== "string") return [];
    const image = find(picture.file);
    if ("path" in image) return [[key, { ...picture, file: image.path }]];
    complain([key, "file"], `"${picture.file}" ${image.fault}`);
    return [];
  });
  return { ...keys, ...Object.fromEntries(found) };
}

/** The words, with the address of each image that lies beside their file. */
export function withAddresses(
  body: string,
  find: FindImage,
  complain: (at: number, what: string) => void,
): string {
  if (!body.includes("![")) return body;
  const parts: string[] = [];
  let end = 0;
  markdown.walkTokens(markdown.lexer(body), (token) => {
    if (!isImage(token) && !isNoImage(token)) return;
    const at = body.indexOf(token.raw, end);
    // Inside a list or a quotation the marks of its lines are not part of it.
    if (at === -1) {
      if (isImage(token) && liesHere(token.href)) complain(end, broken(token));
      return;
    }
    const written = isImage(token)
      ? addressed(token, find, (what) => complain(at, what))
      : token.raw;
    parts.push(body.slice(end, at), written);
    end = at + token.raw.length;
  });
  return parts.join("") + body.slice(end);
}

/** What looks like an image in code, in a comment or behind a backslash is none. */
function isNoImage({ type }: Token): boolean {
  return ["code", "codespan", "html", "escape"].includes(type);
}

function broken({ href }: Tokens.Image): string {
  return `"${href}" is broken over two lines, or has a |; write ![what it shows](${href}) in one line`;
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === "image";
}

function addressed(
  { raw, href, text, title }: Tokens.Image,
  find: FindImage,
  complain: (what: string) => void,
): string {
  if (text.trim() === "") {
    complain(`"${href}" has no words; write ![what it shows](${href})`);
  }
  if (!liesHere(href)) return raw;
  const image = find(href);
  if ("fault" in image) {
    complain(`"${href}" ${image.fault}`);
    return raw;
  }
  const alt = text.replaceAll(/[[\]\\]/g, "\\$&");
  const name = title ? ` "${title.replaceAll(/["\\]/g, "\\$&")}"` : "";
  return `![${alt}](${imageAddress(image)}${name})`;
}

/** Not at another site, nor at an address of this one that the person does not fill. */
function liesHere(href: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) &&
    (!href.startsWith("/") || href.startsWith(imageAddress({ path: "" })));
}
