import { assert, assertEquals } from "@std/assert";
import { EDITION } from "../lib/graphics/avatar.ts";
import { FLAT } from "../lib/graphics/avatar/palette.ts";
import { drawAvatar } from "@foyer/graphics";
import { digestOf } from "../lib/base/http/digest.ts";
import { contrastOf } from "../tools/doctor/tones.ts";
import {
  DIRECTIONS,
  GESTURES,
  HAIR,
  MANY,
  type Painted,
  painted,
  posed,
  regionOf,
  SIZES,
} from "./support/painted.ts";

const WORN = ["he-0", "he-1", "he-2", "ha-0", "ha-1", "ha-2", "ea-0", "fa-0"];
const FIGURES = [
  ...HAIR.map((set) => `hd-180-0.hr-${set}-1.ch-4-7.lg-0-2.sh-2-0`),
  ...WORN.map((part) => `hd-181-6.hr-1-1.ch-4-7.lg-0-2.sh-2-0.${part}`),
  ...MANY,
];
const ACTIONS = ["std", "wlk", "sit", "wav"];
/** No more than this of a picture of each size, in bytes. */
const WEIGHT = { n: 900, l: 1_740 };
// As the style sheet has them, for a hue in the middle.
const PAPER = { light: "#fafcfb", dark: "#0d120f" };

/** Counts the connected areas of the pixels that match. */
function parts(drawn: Painted, isMeant: (i: number) => boolean): number {
  const seen = new Uint8Array(drawn.pixels.length);
  return drawn.pixels.reduce((count, _, i) => {
    const { length } = regionOf(drawn, i, isMeant, seen);
    return length > 0 ? count + 1 : count;
  }, 0);
}

for (const figure of FIGURES) {
  Deno.test(`${figure} is one piece from any side, and its head has no holes`, () => {
    for (const size of SIZES) {
      for (const direction of DIRECTIONS) {
        const drawn = painted(posed(figure, { direction, size }));
        const { pixels, width, scale } = drawn;
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

Deno.test("a picture is light, whoever is drawn from whatever side", () => {
  for (const figure of FIGURES) {
    for (const size of SIZES) {
      for (const direction of DIRECTIONS) {
        const { length } = drawAvatar(posed(figure, { direction, size }));
        const at = `${figure}, direction ${direction}`;
        assert(length <= WEIGHT[size], `${length} bytes: ${at}, ${size}`);
      }
    }
  }
});

Deno.test("the edition of the artist is of what is drawn", () => {
  const drawn = FIGURES.flatMap((figure, i) => {
    const direction = i % 8;
    const gesture = GESTURES[i % GESTURES.length];
    const action = ACTIONS[i % ACTIONS.length];
    const size = SIZES[(i >> 3) % SIZES.length];
    const avatar = posed(figure, {
      direction,
      gesture,
      action,
      size,
      frame: i,
    });
    const { pixels, palette } = painted(avatar);
    return [digestOf(pixels), digestOf(palette.rgb)];
  });
  const edition = digestOf(new TextEncoder().encode(drawn.join())).slice(0, 8);
  assertEquals(
    EDITION,
    edition,
    "lib/graphics/avatar.ts is of another artist",
  );
});

for (const [theme, paper] of Object.entries(PAPER)) {
  Deno.test(`somebody with dark hair is told from ${theme} paper`, () => {
    const [figure = ""] = FIGURES;
    const drawn = painted(posed(figure, { direction: 2, size: "l" }));
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
function edgesOf({ width, height, pixels }: Painted) {
  return Array.from({ length: height }, (_, y) => {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const start = row.findIndex((index) => index !== FLAT.clear);
    return { y, line: start < 0 ? [] : [...row.subarray(start, start + 4)] };
  }).filter(({ line }) => line.some((index) => index > FLAT.rim));
}

/** The tone of a pixel on a ground, as hex. */
function over({ palette }: Painted, index: number, ground: string) {
  const share = (palette.alpha[index] ?? 255) / 255;
  const channels = [0, 1, 2].map((channel) => {
    const below = parseInt(ground.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    const own = palette.rgb[3 * index + channel] ?? 0;
    return Math.round(own * share + below * (1 - share));
  });
  return `#${
    channels.map((each) => each.toString(16).padStart(2, "0")).join("")
  }`;
}
