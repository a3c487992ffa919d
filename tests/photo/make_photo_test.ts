import { assert, assertEquals } from "@std/assert";
import decodeJpeg from "npm:@jsquash/jpeg@1.6.0/decode.js";
import { hasPosition } from "../../tools/doctor/position.ts";
import { makePhoto } from "../../tools/photo/make_photo.ts";
import { PARTS } from "../../tools/photo/parts.ts";
import { concat } from "./support/concat.ts";
import { displayP3 } from "./support/display_p3.ts";
import {
  BLUE,
  type Colour,
  ENCODERS,
  exifWith,
  picture,
  RED,
  WHITE,
  withSegment,
} from "./support/pictures.ts";

const WIDTH = 64;
const HEIGHT = 32;

/** Red where its first line begins, blue where that line ends. */
const CORNERS = picture(WIDTH, HEIGHT, (x, y) => {
  if (y >= 16) return WHITE;
  return x < 16 ? RED : x >= WIDTH - 16 ? BLUE : WHITE;
});

type Corner = [vertical: "top" | "bottom", horizontal: "left" | "right"];

/** Exif 2.3, table of the tag Orientation: the first line begins and ends here. */
const ORIENTATIONS: [begin: Corner, end: Corner][] = [
  [["top", "left"], ["top", "right"]],
  [["top", "right"], ["top", "left"]],
  [["bottom", "right"], ["bottom", "left"]],
  [["bottom", "left"], ["bottom", "right"]],
  [["top", "left"], ["bottom", "left"]],
  [["top", "right"], ["bottom", "right"]],
  [["bottom", "right"], ["top", "right"]],
  [["bottom", "left"], ["top", "left"]],
];

for (const format of ["jpeg", "png", "webp"] as const) {
  Deno.test(`a photo as ${format} is upright, however the camera was held`, async () => {
    for (const [index, [begin, end]] of ORIENTATIONS.entries()) {
      const orientation = index + 1;
      const exif = exifWith(orientation);
      const { bytes, width, height } = await makePhoto(
        await ENCODERS[format](CORNERS, exif),
      );
      const sides = orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
      assertEquals([width, height], sides);
      const image = await decodeJpeg(bytes.buffer);
      assertNear(colourAt(image, begin), RED, `${orientation}`);
      assertNear(colourAt(image, end), BLUE, `${orientation}`);
    }
  });
}

Deno.test("a photo keeps no position and no other metadata", async () => {
  const photo = await ENCODERS.jpeg(CORNERS, exifWith(1));
  const xmp = concat("http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude='1'/>");
  const told = withSegment(
    withSegment(withSegment(photo, 0xe1, xmp), 0xfe, concat("me")),
    0xe2,
    displayP3(),
  );
  assert(hasPosition(told));
  const { bytes } = await makePhoto(told);
  assert(!hasPosition(bytes));
  const names = [...PARTS.jpeg(bytes)].map(({ name }) => name);
  // JFIF, which has no data of the camera, and what the pixels need.
  assertEquals(names.filter((name) => /^(e[1-f]|fe)$/.test(name)), []);
});

Deno.test("a photo has at most 300 KB and 1200 pixels on a side, and be it noise", async () => {
  let state = 1;
  const next = () => (state = state * 48_271 % 2_147_483_647) & 255;
  const noise = picture(1300, 1000, () => [next(), next(), next()]);
  const exif = exifWith(1);
  const { bytes, width, height } = await makePhoto(
    await ENCODERS.jpeg(noise, exif),
  );
  assert(bytes.length <= 300 * 1024, `${bytes.length}`);
  assert(width <= 1200 && height <= width, `${width} by ${height}`);
});

Deno.test("a small photo is not enlarged", async () => {
  const { width, height } = await makePhoto(
    await ENCODERS.png(CORNERS, exifWith(1)),
  );
  assertEquals([width, height], [WIDTH, HEIGHT]);
});

Deno.test("colours of Display P3 become those of sRGB", async () => {
  // The red of sRGB, as Display P3 writes it.
  const red = picture(WIDTH, HEIGHT, () => [234, 51, 35]);
  const plain = await ENCODERS.jpeg(red, exifWith(1));
  const { bytes } = await makePhoto(withSegment(plain, 0xe2, displayP3()));
  const image = await decodeJpeg(bytes.buffer);
  assertNear(colourAt(image, ["top", "left"]), RED, "converted");
});

/** In the middle of a corner's block. */
function colourAt(
  { data, width, height }: ImageData,
  [vertical, horizontal]: Corner,
): Colour {
  const x = horizontal === "left" ? 7 : width - 8;
  const y = vertical === "top" ? 7 : height - 8;
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
  return [red, green, blue];
}

function assertNear(colour: Colour, expected: Colour, what: string): void {
  const isNear = colour.every((value, channel) =>
    Math.abs(value - (expected[channel] ?? 0)) < 20
  );
  assert(isNear, `${what}: ${colour}, not ${expected}`);
}
