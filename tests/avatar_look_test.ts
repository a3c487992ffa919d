import { assert, assertEquals } from "@std/assert";
import { inflateSync } from "node:zlib";
import { drawAvatar } from "../lib/avatar/mod.ts";
import { FLAT } from "../lib/avatar/palette.ts";
import { HEIGHT, WIDTH } from "../lib/avatar/size.ts";
import { contrastOf } from "../tools/doctor/tones.ts";

const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];
const SIZES = [["n", 1], ["l", 2]] as const;
const HAIR = [0, 1, 2, 3, 4, 5, 6, 7];
const WORN = ["he-0", "he-1", "he-2", "ha-0", "ha-1", "ha-2", "ea-0", "fa-0"];
const FIGURES = [
  ...HAIR.map((set) => `hd-180-0.hr-${set}-1.ch-4-7.lg-0-2.sh-2-0`),
  ...WORN.map((part) => `hd-181-6.hr-1-1.ch-4-7.lg-0-2.sh-2-0.${part}`),
];
// As the style sheet has them, for a hue in the middle.
const PAPER = { light: "#fafcfb", dark: "#0d120f" };

interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
  palette: Uint8Array;
  alpha: Uint8Array;
}

/** An indexed PNG without filters, as the artist makes them. */
function picture(figure: string, direction: number, size: "n" | "l"): Picture {
  const png = drawAvatar({
    figure,
    direction,
    headDirection: direction,
    size,
    gesture: "nrm",
    action: "std",
    frame: 0,
  });
  const data = (type: string) => chunkOf(png, type);
  const scale = size === "l" ? 2 : 1;
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const lines = inflateSync(data("IDAT"));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1;
    pixels.set(lines.subarray(start, start + width), y * width);
  }
  return { width, height, pixels, palette: data("PLTE"), alpha: data("tRNS") };
}

function chunkOf(png: Uint8Array, wanted: string): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset);
  for (let at = 8; at < png.length;) {
    const end = at + 8 + view.getUint32(at);
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    if (type === wanted) return png.subarray(at + 8, end);
    at = end + 4;
  }
  throw new Error(`Cannot find ${wanted}`);
}

/** How many parts hang together of what is meant. */
function parts({ width, height }: Picture, isMeant: (i: number) => boolean) {
  const seen = new Uint8Array(width * height);
  let count = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isMeant(start)) continue;
    count++;
    const open = [start];
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      if (seen[i] || !isMeant(i)) continue;
      seen[i] = 1;
      const x = i % width;
      if (x > 0) open.push(i - 1);
      if (x < width - 1) open.push(i + 1);
      if (i >= width) open.push(i - width);
      if (i + width < seen.length) open.push(i + width);
    }
  }
  return count;
}

for (const figure of FIGURES) {
  Deno.test(`${figure} is one piece from any side, and its head has no holes`, () => {
    for (const [size, scale] of SIZES) {
      for (const direction of DIRECTIONS) {
        const drawn = picture(figure, direction, size);
        const { pixels, width } = drawn;
        const at = `direction ${direction}, size ${size}`;
        const body = parts(drawn, (i) => (pixels[i] ?? 0) > FLAT.rim);
        assertEquals(body, 1, at);
        const neck = 62 * scale * width;
        const ground = parts(
          drawn,
          (i) => i < neck && (pixels[i] ?? 0) <= FLAT.rim,
        );
        assertEquals(ground, 1, at);
      }
    }
  });
}

for (const [theme, paper] of Object.entries(PAPER)) {
  Deno.test(`somebody with dark hair is told from ${theme} paper`, () => {
    const [figure = ""] = FIGURES;
    const drawn = picture(figure, 2, "l");
    const hair = 0.3 * drawn.height;
    const edges = edgesOf(drawn).filter(({ y }) => y < hair);
    assert(edges.length > 0);
    for (const { line } of edges) {
      const tones = line.map((index) => over(drawn, index, paper));
      const best = Math.max(
        ...tones.map((tone) => contrastOf(tone, paper) ?? 0),
      );
      assert(best >= 3, `${tones} on ${paper}: ${best}`);
    }
  });
}

/** The first pixels from the left of each line in which there is more than a rim. */
function edgesOf({ width, height, pixels }: Picture) {
  return Array.from({ length: height }, (_, y) => {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const start = row.findIndex((index) => index !== FLAT.clear);
    return { y, line: start < 0 ? [] : [...row.subarray(start, start + 4)] };
  }).filter(({ line }) => line.some((index) => index > FLAT.rim));
}

/** The tone of a pixel on a ground, as hex. */
function over({ palette, alpha }: Picture, index: number, ground: string) {
  const share = (alpha[index] ?? 255) / 255;
  const channels = [0, 1, 2].map((channel) => {
    const below = parseInt(ground.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    const own = palette[3 * index + channel] ?? 0;
    return Math.round(own * share + below * (1 - share));
  });
  return `#${
    channels.map((each) => each.toString(16).padStart(2, "0")).join("")
  }`;
}
