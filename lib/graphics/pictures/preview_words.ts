import type { IndexedImage } from "../avatar/png.ts";
import { letter, type Lettering, widthOf } from "./lettering.ts";
import { linesOf } from "./lines.ts";
import type { Preview } from "./preview_of.ts";
import { indexOf, type Ink } from "./preview_palette.ts";

interface Style extends Lettering {
  ink: Ink;
  /** From one base line to the next, in pixels. */
  leading: number;
  /** How many lines there may be. */
  most: number;
}

const PERSON = { voice: "person", ink: "ink" } as const;
const TITLE: Style = { ...PERSON, size: 76, leading: 84, most: 3 };
const LEAD: Style = { ...PERSON, ink: "soft", size: 36, leading: 48, most: 2 };
const NAME: Style = { ...PERSON, size: 30, leading: 48, most: 1 };
const ADDRESS: Style = { ...NAME, voice: "machine", ink: "accent" };

// In pixels. Words keep off the edges, which some cut away.
const EDGE = 72;
/** Where they begin beside a person. */
const ASIDE = 328;
const ABOVE = 56;
const BELOW = 74;

/** Between what stands in one line. */
const GAP = 40;
/** From the base line of the title to that of the lead. */
const AIR = 64;

/** Words in a line: `start` is where they begin, as one reads. */
interface Line {
  text: string;
  style: Style;
  start: number;
  y: number;
}

/** The title stands on the floor with its lead; whose page it is, and where, is below. */
export function writeWords(
  image: IndexedImage,
  preview: Preview,
  floor: number,
): void {
  const start = preview.figure ? ASIDE : EDGE;
  const column = { start, width: image.width - start - EDGE };
  const lines = [
    ...linesAbove(preview, column, floor - ABOVE),
    ...linesBelow(preview, column, floor + BELOW),
  ];
  for (const line of lines) write(image, line, preview.direction);
}

interface Column {
  start: number;
  width: number;
}

function linesAbove(
  { title, lead }: Preview,
  { start, width }: Column,
  bottom: number,
): Line[] {
  const stack = (text: string, style: Style, last: number): Line[] =>
    linesOf(text, style, { width, most: style.most }).toReversed()
      .map((text, i) => ({ text, style, start, y: last - i * style.leading }));
  const below = stack(lead, LEAD, bottom);
  const first = below.at(-1);
  return [...below, ...stack(title, TITLE, first ? first.y - AIR : bottom)];
}

/** The name where the words begin, and the address where they end. */
function linesBelow(
  { name, address }: Preview,
  { start, width }: Column,
  y: number,
): Line[] {
  const [who = ""] = linesOf(name, NAME, { width: width / 2, most: 1 });
  const taken = who ? widthOf(who, NAME) + GAP : 0;
  const room = { width: width - taken, most: 1 };
  const [host = ""] = address.split("/", 1);
  const isLong = widthOf(address, ADDRESS) > room.width;
  const [where = ""] = linesOf(isLong ? host : address, ADDRESS, room);
  const end = start + width - widthOf(where, ADDRESS);
  return [
    { text: who, style: NAME, start, y },
    { text: where, style: ADDRESS, start: who ? end : start, y },
  ];
}

function write(
  image: IndexedImage,
  { text, style, start, y }: Line,
  direction: Preview["direction"],
): void {
  const mirrored = image.width - start - widthOf(text, style);
  const x = direction === "ltr" ? start : mirrored;
  letter(text, { ...style, x, y }, (x, y, share) => {
    if (x < 0 || x >= image.width || y < 0) return;
    image.pixels[y * image.width + x] = indexOf(style.ink, share);
  });
}
