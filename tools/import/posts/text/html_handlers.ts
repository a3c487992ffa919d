import type { Element } from "npm:@types/hast@3.0.5";
import { defaultHandlers, type Handle } from "npm:hast-util-to-mdast@10.1.2";
import { toText } from "npm:hast-util-to-text@4.0.2";
import { elementsIn } from "./captions.ts";
import { commentOut } from "./comment_out.ts";
import { decoded } from "./decoded.ts";
import { CODE, DROPPED, FRAMES, KEPT, whyKept, whyLost } from "./elements.ts";
import { inOneLine, isBlock } from "./flat.ts";
import { image, link } from "./link_handlers.ts";
import type { Around, HandleIn, Piece } from "./handle.ts";
import { linkTo, raw } from "./raw.ts";
import { rangeOf } from "./tree.ts";
import { frameAddress } from "./videos.ts";

/** Name of an element that stands for a comment. */
export const COMMENT = "import-comment";

/** Handlers of a piece by the names of elements. */
export function handlersFor(piece: Piece, others: string[]) {
  const own: [names: Iterable<string>, handle: HandleIn][] = [
    [others, unknown],
    [KEPT, kept],
    [CODE, code],
    [FRAMES, frame],
    [DROPPED, lost],
    [["a"], link],
    [["img"], image],
    [["ol"], list],
    [["td", "th"], cell],
    [["table"], table],
    [["pre"], pre],
    [[COMMENT], ({ properties }) => raw(commentOut(String(properties.text)))],
  ];
  return Object.fromEntries(
    own.flatMap(([names, handle]) =>
      [...names].map((name): [string, Handle] => [
        name,
        (state, element, parent) =>
          handle(element, { ...piece, ...at(element, piece), state, parent }),
      ])
    ),
  );
}

function at(element: Element, { html, placeOf }: Piece) {
  const { start, end } = rangeOf(element);
  return { place: () => placeOf(start), source: html.slice(start, end) };
}

const kept: HandleIn = (element, around) => {
  const { tagName, properties: { dataFn } } = element;
  if (dataFn !== undefined) return raw(`[^${dataFn}]`);
  around.addresses.remarks.changed(around.place(), whyKept(tagName));
  return tagsAround(element, around, (tag) => tag || `</${tagName}>`);
};

const unknown: HandleIn = (element, around) => {
  around.addresses.remarks.lost(around.place(), whyLost(element.tagName));
  return tagsAround(element, around, (tag) => tag && commentOut(tag));
};

/** Tags, as a function writes them, and what is between them. */
function tagsAround(
  element: Element,
  { html, state }: Around,
  write: (tag: string) => string,
) {
  const { start, end } = rangeOf(element);
  const { opening, closing } = element.data?.position ?? {};
  return [
    raw(write(html.slice(start, opening?.end.offset ?? end))),
    ...state.all(element),
    raw(write(html.slice(closing?.start.offset ?? end, end))),
  ];
}

/** Code in code is each for itself, such as keys that are pressed together. */
const code: HandleIn = (element, { state }) => {
  const isOuter = elementsIn(element).some(({ tagName }) => CODE.has(tagName));
  return isOuter
    ? state.all(element)
    : { type: "inlineCode", value: toText(element) };
};

/** Plugins name the language at the block and not at its code. */
const pre: HandleIn = (element, { state }) => {
  const { lang, className = [] } = element.properties;
  const [, brush] = /\bbrush: *([\w+#-]+)/.exec([className].flat().join(" ")) ??
    [];
  const language = brush ?? lang;
  if (!language) return defaultHandlers.pre(state, element);
  const properties = { className: [`language-${language}`] };
  const code = { ...element, tagName: "code", properties };
  return defaultHandlers.pre(state, { ...element, children: [code] });
};

/** Each row is filled to the widest, so few cells could become millions. */
const MAX_CELLS = 20_000;

const table: HandleIn = (element, around) => {
  const rows = elementsIn(element).filter(({ tagName }) => tagName === "tr");
  const widths = rows.map(({ children }) =>
    children.reduce((sum, cell) => sum + widthOf(cell), 0)
  );
  const isLarge = Math.max(0, ...widths) * rows.length > MAX_CELLS;
  return isLarge
    ? lost(element, around)
    : defaultHandlers.table(around.state, element);
};

function widthOf(cell: Element["children"][number]): number {
  if (cell.type !== "element") return 0;
  return Math.max(1, Number(cell.properties.colSpan) || 1);
}

/** A cell of Markdown is one line. */
const cell: HandleIn = (element, { state, addresses, place }) => {
  const children = state.all(element);
  if (!children.some(isBlock)) return defaultHandlers.td(state, element);
  const why = "the blocks in a cell of a table are one line now";
  addresses.remarks.changed(place(), why);
  return {
    ...defaultHandlers.td(state, element),
    children: inOneLine(children),
  };
};

/** A player or another document: its address, or a comment. */
const frame: HandleIn = (element, around) => {
  const src = [element, ...elementsIn(element)]
    .flatMap(({ properties: { src, data } }) => [src, data])
    .find((each) => typeof each === "string");
  const address = src && frameAddress(src);
  if (!address || !/^https?:/.test(address)) return lost(element, around);
  const why = `<${element.tagName}> is a link now`;
  around.addresses.remarks.changed(around.place(), why);
  return linkTo(encodeURI(decoded(address, decodeURI)));
};

const lost: HandleIn = ({ tagName }, { addresses, place, source }) => {
  addresses.remarks.lost(place(), whyLost(tagName));
  const value = commentOut(source);
  return BLOCKS.includes(tagName) ? { type: "html", value } : raw(value);
};

/** Elements that end a line, so that the words around them stay apart. */
const BLOCKS = ["form", "dialog", "noscript", "table", "template"];

/** A list whose numbers Markdown cannot say stays as it is written. */
const list: HandleIn = (element, { addresses, place, source, state }) => {
  const isOdd = element.properties.reversed !== undefined ||
    elementsIn(element).some(({ properties: { value } }) =>
      value !== undefined
    );
  if (!isOdd) return defaultHandlers.ol(state, element);
  addresses.remarks.changed(place(), whyKept("ol"));
  return raw(source);
};
