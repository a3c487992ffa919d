import { assertEquals } from "@std/assert";
import { hasPosition } from "../../tools/doctor/position.ts";

const encoder = new TextEncoder();

/** EXIF data with one entry, which points to a directory with another one. */
function exif(little: boolean, tag: number, below: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(44));
  const order = little ? 0x4949 : 0x4d4d;
  view.setUint16(0, order);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  const directory = (at: number, tag: number, value: number) => {
    view.setUint16(at, 1, little);
    view.setUint16(at + 2, tag, little);
    view.setUint32(at + 10, value, little);
  };
  directory(8, tag, 26);
  directory(26, below, 0);
  return new Uint8Array(view.buffer);
}

/** Puts the data between the segments that a camera writes. */
function photograph(data: Uint8Array): Uint8Array {
  const head = encoder.encode("\xff\xd8Exif\0\0II*no, not yet*");
  return new Uint8Array([...head, ...data, ...encoder.encode("the sea")]);
}

const CASES: Record<string, [tag: number, below: number, expected: boolean]> = {
  "a latitude": [0x8825, 2, true],
  "a longitude": [0x8825, 4, true],
  "an altitude alone": [0x8825, 6, false],
  "the settings of the camera": [0x8769, 2, false],
};

for (const [name, [tag, below, expected]] of Object.entries(CASES)) {
  for (const little of [true, false]) {
    const order = little ? "little" : "big";
    Deno.test(`${name} in ${order} endian says ${expected ? "" : "not "}where a photograph was taken`, () => {
      assertEquals(hasPosition(photograph(exif(little, tag, below))), expected);
    });
  }
}

Deno.test("a position in XMP is found, too", () => {
  const xmp = encoder.encode('<rdf exif:GPSLatitude="41,17.2S"/>');
  assertEquals(hasPosition(photograph(xmp)), true);
});

Deno.test("a photograph that is cut off anywhere is read without an error", () => {
  const whole = photograph(exif(true, 0x8825, 2));
  for (let length = 0; length < whole.length - 30; length++) {
    hasPosition(whole.slice(0, length));
  }
});
