import { paintAvatar } from "../../lib/graphics/avatar/paint_avatar.ts";
import type { Avatar } from "../../lib/graphics/avatar.ts";
import {
  type Material,
  redye,
  shade,
  TONE,
} from "../../lib/graphics/avatar/palette.ts";

export const SIZES = ["n", "l"] as const;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];
/** From where a face is seen. */
export const FACING = [1, 2, 3, 4, 5];
export const GESTURES = ["nrm", "sml", "sad", "srp", "spk", "eyb"] as const;
export const HAIR = [0, 1, 2, 3, 4, 5, 6, 7];

/** Cuts of what not everybody wears. */
const WORN = { ha: 4, he: 3, ea: 3, fa: 3, ca: 3, cc: 1, cp: 3, wa: 1 };

/** Somebody else for each number, with up to two things that not all wear. */
export function somebody(i: number): string {
  const worn = Object.entries(WORN).map(([type, cuts], place) =>
    (i + place * 3) % 7 < 2 ? [`${type}-${i % cuts}-${i * 3 % 19}`] : []
  ).flat().slice(0, i % 3);
  return [
    `hd-${i % 3}-${i % 11}`,
    `hr-${i % 8}-${i * 5 % 13}`,
    `ch-${i % 7}-${i * 2 % 19}-${i * 7 % 19}`,
    `lg-${i % 5}-${i * 4 % 11}`,
    `sh-${i % 4}-${i % 9}`,
    ...worn,
  ].join(".");
}

export const MANY = Array.from({ length: 28 }, (_, i) => somebody(i));

export function posed(figure: string, avatar: Partial<Avatar> = {}): Avatar {
  const direction = avatar.direction ?? 3;
  return {
    figure,
    direction,
    headDirection: direction,
    size: "n",
    gesture: "nrm",
    action: "std",
    frame: 0,
    ...avatar,
  };
}

/** The picture of somebody, and how many pixels are a unit of the artist. */
export function painted(avatar: Avatar) {
  const { image, palette } = paintAvatar(avatar);
  const scale = avatar.size === "l" ? 2 : 1;
  return { ...image, palette, scale };
}
export type Painted = ReturnType<typeof painted>;

export function isOf(material: Material, index: number | undefined): boolean {
  return index !== undefined && redye(index, material, material) !== undefined;
}

export function isOutline(
  material: Material,
  index: number | undefined,
): boolean {
  return index === shade(material, TONE.outline);
}

/** Every place of which the index is meant. */
export function placesOf(
  { pixels }: Painted,
  isMeant: (index: number) => boolean,
): number[] {
  const places: number[] = [];
  pixels.forEach((index, i) => {
    if (isMeant(index)) places.push(i);
  });
  return places;
}

/** The places that hang together with one, by their sides, and are meant; none of `seen`. */
export function regionOf(
  { width, pixels }: Painted,
  start: number,
  isMeant: (i: number) => boolean,
  seen = new Uint8Array(pixels.length),
): number[] {
  const region: number[] = [];
  const open = [start];
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (seen[i] || !isMeant(i)) continue;
    seen[i] = 1;
    region.push(i);
    const x = i % width;
    if (x > 0) open.push(i - 1);
    if (x < width - 1) open.push(i + 1);
    if (i >= width) open.push(i - width);
    if (i + width < pixels.length) open.push(i + width);
  }
  return region;
}
