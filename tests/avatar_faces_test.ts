import { assert } from "@std/assert";
import { FLAT } from "../lib/graphics/avatar/palette.ts";
import {
  FACING,
  GESTURES,
  HAIR,
  isOf,
  isOutline,
  MANY,
  type Painted,
  painted,
  placesOf,
  posed,
  regionOf,
  SIZES,
} from "./support/painted.ts";

const BALD = "hd-180-0.hr-7-4.ch-4-7.lg-0-2.sh-2-0";
/** In units: down to the neck, and the width of a head that is a little turned. */
const [NECK, HEAD] = [56, 27];
const SOME = MANY.slice(0, 12);
const LEATHERS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All figures in both sizes, in the directions that show a face. */
function* faces(figures: string[], directions = FACING) {
  for (const figure of figures) {
    for (const size of SIZES) {
      for (const direction of directions) yield { figure, size, direction };
    }
  }
}

const isEye = (index: number) => index === FLAT.ink || index === FLAT.white;
const isMouth = (index: number) =>
  index === FLAT.mouth || index === FLAT.tongue;

function isEdge({ pixels }: Painted, i: number): boolean {
  const index = pixels[i] ?? FLAT.clear;
  return index <= FLAT.rim || isOutline("skin", index);
}

Deno.test("no eye touches the outline of a face, whatever the gesture", () => {
  for (const face of faces(SOME)) {
    for (const gesture of GESTURES) {
      const drawn = painted(posed(face.figure, { ...face, gesture }));
      for (const i of placesOf(drawn, isEye)) {
        const beside = [i - drawn.scale, i + drawn.scale];
        assert(
          !beside.some((place) => isEdge(drawn, place)),
          JSON.stringify({ ...face, gesture }),
        );
      }
    }
  }
});

Deno.test("a mouth keeps its distance from cheek and chin, whatever the gesture", () => {
  for (const face of faces(SOME)) {
    for (const gesture of GESTURES) {
      const drawn = painted(posed(face.figure, { ...face, gesture }));
      const { scale, width } = drawn;
      for (const i of placesOf(drawn, isMouth)) {
        // Corners that droop come nearer than lips.
        const far = gesture === "sad" ? scale : scale + 1;
        const below = Array.from(
          { length: far },
          (_, down) => i + (down + 1) * width,
        );
        assert(
          ![i - scale, i + scale, ...below].some((at) => isEdge(drawn, at)),
          JSON.stringify({ ...face, gesture }),
        );
      }
    }
  }
});

Deno.test("a moustache is above the mouth, from any side", () => {
  for (const face of faces([`${BALD}.fa-1`, `${BALD}.fa-1.ea-0`])) {
    const drawn = painted(posed(face.figure, face));
    const lips = placesOf(drawn, isMouth);
    const [top = 0] = lips;
    const row = Math.floor(top / drawn.width);
    for (const i of lips.filter((i) => Math.floor(i / drawn.width) === row)) {
      const above = drawn.pixels[i - drawn.width];
      assert(isOf("hair", above), JSON.stringify(face));
    }
  }
});

Deno.test("a face in profile is wider than nine units under any hair", () => {
  const figures = HAIR.map((set) => `hd-180-0.hr-${set}-1.fa-0`);
  for (const face of faces(figures, [1, 5])) {
    const drawn = painted(posed(face.figure, face));
    const [eye = 0] = placesOf(drawn, isEye);
    const row = Math.floor(eye / drawn.width);
    const isFace = (i: number) => {
      const index = drawn.pixels[i] ?? 0;
      return Math.floor(i / drawn.width) === row && index > FLAT.rim &&
        !isOf("hair", index);
    };
    const size = regionOf(drawn, eye, isFace).length;
    assert(size > 9 * drawn.scale, `${size} px: ${JSON.stringify(face)}`);
  }
});

Deno.test("the rims of glasses are closed around each eye", () => {
  const figures = [0, 1].map((set) => `${BALD}.ea-${set}-3`);
  for (const face of faces(figures)) {
    const drawn = painted(posed(face.figure, face));
    const { pixels } = drawn;
    for (const eye of placesOf(drawn, isEye)) {
      const lens = regionOf(drawn, eye, (i) => !isOf("frame", pixels[i]));
      assert(!lens.includes(0), `open: ${JSON.stringify(face)}`);
    }
  }
});

Deno.test("a rim is told from the eye behind it, whatever its colour", () => {
  for (const colour of LEATHERS) {
    const drawn = painted(posed(`${BALD}.ea-1-${colour}`));
    const { palette: { rgb } } = drawn;
    const [frame] = placesOf(drawn, (index) => isOf("frame", index));
    assert(frame !== undefined);
    const index = drawn.pixels[frame] ?? 0;
    const channels = [0, 1, 2].map((channel) => {
      const ink = rgb[3 * FLAT.ink + channel] ?? 0;
      return Math.abs((rgb[3 * index + channel] ?? 0) - ink);
    });
    assert(Math.max(...channels) >= 48, `${colour}: ${channels}`);
  }
});

Deno.test("a flower is worn whole or not at all", () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => {
    const drawn = painted(posed(`${BALD}.he-0-2`, { direction }));
    return placesOf(drawn, (index) => isOf("charm", index)).length;
  });
  const most = Math.max(...counts);
  for (const count of counts) assert(count === 0 || count > 0.8 * most);
});

Deno.test("headphones leave no ear to be seen", () => {
  for (const face of faces([`${BALD}.he-2`], [2, 4])) {
    const drawn = painted(posed(face.figure, face));
    const neck = NECK * drawn.scale * drawn.width;
    const columns = placesOf(drawn, (index) => isOf("skin", index))
      .filter((i) => i < neck)
      .map((i) => i % drawn.width);
    const wide = Math.max(...columns) - Math.min(...columns) + 1;
    assert(wide <= HEAD * drawn.scale, `${wide} px: ${JSON.stringify(face)}`);
  }
});
