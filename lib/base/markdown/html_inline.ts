import { codeSpan, escapeLine, escapeText } from "./escape_markdown.ts";
import { isBlock } from "./html_flow.ts";
import {
  type Element,
  liveCall,
  type Node,
  noteLabel,
  rawText,
} from "./html_tree.ts";
import { type Piece, type Side, spell, tidy } from "./marks.ts";

/** Text with its marks. Only `<br>` begins a second line. */
export function inline({ children }: Element): string {
  const pieces = tidy(children.flatMap(piecesOf));
  return spell(pieces).split("\n").map(escapeLine).join("\n");
}

/** The same, for places with a single line. */
export function oneLine(element: Element): string {
  return inline(element).replaceAll("\\\n", " ");
}

const SIGNS: Record<string, string> = {
  b: "**",
  strong: "**",
  em: "*",
  i: "*",
  del: "~~",
  s: "~~",
};
const CODE = new Set(["code", "kbd", "samp"]);

function piecesOf(node: Node): Piece[] {
  if (typeof node === "string") return [escapeText(singleSpaced(node))];
  const { name, attributes: { href }, children } = node;
  const note = noteLabel(node);
  if (note) return [`[^${note}]`];
  const call = liveCall(node);
  if (call) return [codeSpan(call)];
  if (CODE.has(name)) return [codeSpan(rawText(node))];
  if (name === "br") return [{ kind: "break" }];
  if (name === "img") return [imageOf(node)];
  if (name === "a" && href !== undefined) return [linkOf(node, href)];
  const inner = children.flatMap(piecesOf);
  if (isBlock(node)) return [" ", ...inner, " "];
  const sign = SIGNS[name];
  if (!sign) return inner;
  const side = (side: Side): Piece => ({ kind: "mark", tag: name, sign, side });
  return [side("open"), ...inner, side("close")];
}

function singleSpaced(text: string): string {
  // Not \s, which would replace no-break spaces.
  return text.replaceAll(/[ \t\r\n\f]+/g, " ");
}

function linkOf(link: Element, href: string): string {
  const text = rawText(link).toWellFormed();
  if (text === href || encodeURI(text) === href) return `<${href}>`;
  const inner = oneLine(link);
  return inner && `[${inner}](${targetOf(href)}${titleOf(link)})`;
}

function imageOf(image: Element): string {
  const { alt = "", src = "" } = image.attributes;
  const text = escapeText(singleSpaced(alt));
  return `![${text}](${targetOf(src)}${titleOf(image)})`;
}

/** Encodes characters that would end the address. */
function targetOf(address: string): string {
  return address.replaceAll(/[\s()<>\\|]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${code.padStart(2, "0")}`;
  });
}

function titleOf({ attributes: { title } }: Element): string {
  return title ? ` "${singleSpaced(title).replaceAll(/["\\]/g, "\\$&")}"` : "";
}
