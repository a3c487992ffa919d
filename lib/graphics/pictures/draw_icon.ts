import { hexOf, toneOf } from "../../base/colour/colours.ts";
import type { Profile } from "../../content/content.ts";
import { avatarOf, type IconPath } from "../addresses.ts";
import { encodePng, type IndexedImage, type Pixels } from "../avatar/png.ts";
import { blank, crop, fill, onGround, place, toneAt } from "./pixels.ts";
import { paintAvatar } from "../avatar/paint_avatar.ts";
import type { Box } from "../avatar/geometry.ts";

type IconProfile = Pick<Profile, "figure" | "hue">;
type Draw = (profile: IconProfile) => string | Uint8Array<ArrayBuffer>;

const DRAW: Record<IconPath, Draw> = {
  "/icon.svg": (profile) => svgOf(iconOf(profile)),
  "/favicon.ico": (profile) => icoOf(clear(profile, 1)),
  "/icon-192.png": (profile) => clear(profile, 6),
  "/icon-512.png": (profile) => clear(profile, 16),
  // Platforms cut a circle or a square out of these, around the middle.
  "/icon-maskable.png": (profile) => covered(profile, 11, 512),
  "/apple-touch-icon.png": (profile) => covered(profile, 5, 180),
};

export function drawIcon(path: IconPath, profile: IconProfile) {
  return DRAW[path](profile);
}

/** On a transparent ground. */
function clear(profile: IconProfile, times: number): Uint8Array<ArrayBuffer> {
  const { image, palette } = iconOf(profile);
  return encodePng({ image: enlarged(image, times, SIDE * times), palette });
}

/** On a ground in the hue of the site. */
function covered(profile: IconProfile, times: number, side: number) {
  const { image, palette } = iconOf(profile);
  const ground = toneOf("light", "tint", profile.hue);
  return encodePng({
    image: enlarged(image, times, side),
    palette: onGround(palette, ground),
  });
}

/** In the middle of a square. */
function enlarged(image: IndexedImage, times: number, side: number) {
  const square = blank(side, side);
  const edge = (side - SIDE * times) / 2;
  place(image, square, { left: edge, top: edge, times });
  return square;
}

/** An ICO that contains one PNG: its number, its size, planes, bits a pixel and place. */
function icoOf(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const length = [0, 8, 16, 24].map((shift) => (png.length >>> shift) & 255);
  const entry = [SIDE, SIDE, 0, 0, 1, 0, 8, 0, ...length, 22, 0, 0, 0];
  return Uint8Array.from([0, 0, 1, 0, 1, 0, ...entry, ...png]);
}

/** Pixels of a side. */
const SIDE = 32;

/** The owner's face, or an open door in the hue if there is no figure. */
function iconOf({ figure, hue }: IconProfile) {
  return figure ? face(figure) : door(hue);
}

/** From the crown to the collar. */
const HEAD = { left: 16, top: 26, right: 16 + SIDE, bottom: 26 + SIDE };

function face(figure: string): Pixels {
  const pose = { direction: 3, gesture: "sml" } as const;
  const { image, palette } = paintAvatar(avatarOf({ figure, size: "n" }, pose));
  return { image: crop(image, HEAD), palette };
}

const FRAME = 1;
const LEAF = 2;
const LIGHT = 3;

/** An open door with light in it, on a ground that is visible on any other. */
function door(hue: number): Pixels {
  const image = blank(SIDE, SIDE);
  const paint = (index: number, at: Box) => fill(image, index, at);
  paint(FRAME, { left: 7, top: 3, right: 25, bottom: 29 });
  paint(LIGHT, { left: 9, top: 5, right: 23, bottom: 27 });
  paint(LEAF, { left: 14, top: 5, right: 23, bottom: 27 });
  paint(FRAME, { left: 15, top: 16, right: 17, bottom: 18 });
  paint(FRAME, { left: 2, top: 27, right: 30, bottom: 29 });
  const tones = (["tint", "ink", "accent", "paper"] as const)
    .map((token) => toneOf("light", token, hue));
  const rgb = Uint8Array.from(tones.flat());
  return { image, palette: { rgb, alpha: new Uint8Array(0) } };
}

/** The picture as SVG: a path of rows for each colour, sharp at any size. */
function svgOf({ image, palette }: Pixels): string {
  const { width, height } = image;
  const paths = [...rowsByIndex(image)].map(([index, rows]) => {
    const opacity = (palette.alpha[index] ?? 255) / 255;
    const share = opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : "";
    const fill = hexOf(toneAt(palette.rgb, index));
    return opacity > 0 ? `<path fill="${fill}"${share} d="${rows}"/>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${
    paths.join("")
  }</svg>\n`;
}

function rowsByIndex({ width, pixels }: Pixels["image"]): Map<number, string> {
  const rows = new Map<number, string>();
  for (let start = 0; start < pixels.length;) {
    const index = pixels[start] ?? 0;
    const end = start - start % width + width;
    let length = 1;
    while (start + length < end && pixels[start + length] === index) length++;
    const row = `M${start % width} ${
      Math.floor(start / width)
    }h${length}v1h-${length}z`;
    rows.set(index, (rows.get(index) ?? "") + row);
    start += length;
  }
  return rows;
}
