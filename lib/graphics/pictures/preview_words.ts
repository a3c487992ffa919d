import type { IndexedImage, Palette } from "../avatar/png.ts";
import { letter, type Lettering, linesOf, widthOf } from "./lettering.ts";
import type { Preview } from "./preview_of.ts";
import { mixed, toneOf } from "../../base/colour/colours.ts";
import { onGround } from "./pixels.ts";

interface Style extends Lettering {
  ink: Ink;
  /** From one base line to the next, in pixels. */
  leading: number;
  maxLines: number;
}

const PERSON = { voice: "person", ink: "ink" } as const;
const TITLE: Style = { ...PERSON, size: 76, leading: 84, maxLines: 3 };
const NAME: Style = { ...PERSON, size: 30, leading: 48, maxLines: 1 };
const LEAD: Style = { ...NAME, ink: "soft", size: 36, maxLines: 2 };
const ADDRESS: Style = { ...NAME, voice: "machine", ink: "accent" };

// In pixels. Text keeps away from the edges, which some platforms cut off.
const EDGE = 72;
/** Start of the text beside a person. */
const ASIDE = 328;
const ABOVE = 56;
const BELOW = 74;

/** Between name and address. */
const GAP = 40;
/** From the base line of the title to that of the lead. */
const AIR = 64;

/** A line of text. `start` counts from the side where reading begins. */
interface Line {
  text: string;
  style: Style;
  start: number;
  y: number;
}

/** Title and lead stand on the floor. Name and address are below it. */
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
    linesOf(text, style, { width, maxLines: style.maxLines }).toReversed()
      .map((text, i) => ({ text, style, start, y: last - i * style.leading }));
  const below = stack(lead, LEAD, bottom);
  const first = below.at(-1);
  return [...below, ...stack(title, TITLE, first ? first.y - AIR : bottom)];
}

/** The name at the start of the line, and the address at its end. */
function linesBelow(
  { name, address }: Preview,
  { start, width }: Column,
  y: number,
): Line[] {
  const [owner = ""] = linesOf(name, NAME, { width: width / 2, maxLines: 1 });
  const taken = owner ? widthOf(owner, NAME) + GAP : 0;
  const room = { width: width - taken, maxLines: 1 };
  const [host = ""] = address.split("/", 1);
  const isLong = widthOf(address, ADDRESS) > room.width;
  const [shown = ""] = linesOf(isLong ? host : address, ADDRESS, room);
  const end = start + width - widthOf(shown, ADDRESS);
  return [
    { text: owner, style: NAME, start, y },
    { text: shown, style: ADDRESS, start: owner ? end : start, y },
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

const INKS = ["ink", "soft", "accent"] as const;
type Ink = typeof INKS[number];

const PAPER = 0;

/** Tones from the paper to an ink, so that letters have smooth edges. */
const STEPS = 16;

/** First index of the palette of the figure. */
export const FIGURE = 1 + INKS.length * STEPS;

/** All tones of a preview, on light paper in every theme. */
export function previewPalette(hue: number, figure?: Palette): Palette {
  const paper = toneOf("light", "paper", hue);
  const inks = INKS.flatMap((ink) =>
    Array.from(
      { length: STEPS },
      (_, i) => mixed(paper, toneOf("light", ink, hue), (i + 1) / STEPS),
    )
  );
  const drawn = figure ? [...onGround(figure, paper).rgb] : [];
  return {
    rgb: Uint8Array.from([...paper, ...inks.flat(), ...drawn]),
    alpha: new Uint8Array(0),
  };
}

/** The index of an ink that covers a share of a pixel. */
export function indexOf(ink: Ink, share: number): number {
  const step = Math.round(share * STEPS);
  return step === 0 ? PAPER : INKS.indexOf(ink) * STEPS + step;
}
