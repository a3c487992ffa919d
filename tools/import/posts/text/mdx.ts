import { escapeHtml } from "../../../../lib/base/markdown/escape_html.ts";
import type { TextRemarks } from "../remarks.ts";
import { replaceOutsideCode } from "./code.ts";
import { commentOut, keepLines } from "./comment_out.ts";
import { VOID, whyLost } from "./elements.ts";
import { type Edit, edited, parseMarkdown, rangeOf } from "./tree.ts";
import { isPicture } from "./videos.ts";

const MODULE = /^(?:import|export)\s[^]*?(?=\n\s*\n|$(?![^]))/gm;
const PICTURE = /^import\s+(\w+)\s+from\s+["']([^"'\n]+)["']/gm;
const BRACES = nested(4);
const VALUE = `"[^"]*"|'[^']*'|${BRACES}`;
const TAG = new RegExp(
  `<(/?)([A-Za-z][\\w.:-]*|)((?:\\s+(?:[\\w:-]+(?:\\s*=\\s*(?:${VALUE}))?|${BRACES}))*)\\s*(/?)>`,
  "g",
);
const ATTRIBUTE = new RegExp(`([\\w:-]+)(?:\\s*=\\s*(${VALUE}))?`, "g");
/** Elements that only hold Markdown, which HTML would hide. */
const HOLDERS = new Set(
  "article aside center div footer header hgroup main nav section span".split(
    " ",
  ),
);
/** Formulas have braces of their own. */
const EXPRESSION = new RegExp(
  `\\$\\$[^]*?\\$\\$|\\$[^$\\n]+\\$|\\\\.|(${BRACES})`,
  "g",
);

/** Braces with braces in them. */
function nested(depth: number): string {
  const inner = depth > 1 ? `|${nested(depth - 1)}` : "";
  return `\\{(?:[^{}]${inner})*\\}`;
}

/** MDX as Markdown: components and values that a program computes are comments. */
export function mdxToMarkdown(text: string, remarks: TextRemarks): string {
  const pictures = new Map(
    [...text.matchAll(PICTURE)].map(([, name = "", path = ""]) => [name, path]),
  );
  const comment = (source: string) => keepLines(source, commentOut(source));
  const lost = (at: string, offset: number, why: string) =>
    remarks.lost(remarks.placeAt(at, offset), why);
  const plain = replaceOutsideCode(
    text,
    MODULE,
    ([source]) => comment(source),
    true,
  );
  const tagless = replaceOutsideCode(plain, TAG, (match) => {
    const [source, slash, name = ""] = match;
    const now = tagText(match, pictures);
    if (now !== undefined) return keepLines(source, now);
    if (!slash) lost(plain, match.index, whyLost(name));
    return comment(source);
  }, true);
  const html = withoutIndents(tagless);
  return replaceOutsideCode(html, EXPRESSION, ({ 1: source, index }) => {
    if (!source) return;
    const words = stringIn(source);
    if (words !== undefined) return words;
    if (!source.startsWith("{/*")) {
      lost(html, index, "a value that MDX computes is a comment");
    }
    return comment(source);
  });
}

/** Takes away blanks that would make code of what an element holds. */
function withoutIndents(text: string): string {
  const edits = parseMarkdown(text, true).children.flatMap((node): Edit[] => {
    const { start, end } = rangeOf(node);
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const indent = text.slice(from, start);
    if (!/^(?: {4}|\s*\t)\s*$/.test(indent)) return [];
    const now = text.slice(from, end).replaceAll(
      /^[ \t]+/gm,
      (blanks) => blanks.startsWith(indent) ? blanks.slice(indent.length) : "",
    );
    return [{ start: from, end, text: now }];
  });
  return edited(text, edits);
}

/** HTML of a tag; undefined for a component. */
function tagText(
  [, slash = "", name = "", written = "", end]: RegExpExecArray,
  pictures: ReadonlyMap<string, string>,
): string | undefined {
  if (name === "" || HOLDERS.has(name)) return "";
  const attributes = new Map<string, string>();
  for (const [, key = "", value = '""'] of written.matchAll(ATTRIBUTE)) {
    const inner = value.slice(1, -1).trim();
    const text = value.startsWith("{")
      ? pictures.get(inner) ?? stringIn(value)
      : inner;
    // A program computes the others.
    if (text !== undefined) attributes.set(key, escapeHtml(text));
  }
  const all = [...attributes].map(([key, text]) =>
    ` ${key.replace(/^className$/, "class")}="${text}"`
  ).join("");
  if (!slash && isPicture(attributes.get("src") ?? "")) return `<img${all}>`;
  // An address that a program computes.
  if (name === "img" && !attributes.get("src")) return;
  if (/^[A-Z]/.test(name)) return;
  return `<${slash}${name}${all}>${end && !VOID.has(name) ? `</${name}>` : ""}`;
}

/** The text of `{"text"}` or `{require("text")}`. */
function stringIn(braces: string): string | undefined {
  const [, , text] =
    /^\{\s*(?:require\(\s*)?(["'`])((?:(?!\1|\$\{)[^])*)\1\s*\)?(?:\.default)?\s*\}$/
      .exec(braces) ?? [];
  return text;
}
