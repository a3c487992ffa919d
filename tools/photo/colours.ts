import type { Pixels } from "./pixels.ts";

type Row = [number, number, number];
type Matrix = [Row, Row, Row];

/** From XYZ under D50, in which profiles name their colours, to linear sRGB. */
const TO_SRGB: Matrix = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];

/**
 * Changes the colours of a profile, such as Display P3, to those of sRGB, in place.
 * Takes the curve of sRGB for that of the profile, as Display P3 has it. A profile
 * with tables instead of three primary colours is dropped.
 */
export function toSrgb({ data }: Pixels, icc: Uint8Array): void {
  const matrix = matrixOf(icc);
  if (!matrix || isNeutral(matrix)) return;
  const linear = Float32Array.from(
    { length: 256 },
    (_, value) => decode(value),
  );
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.subarray(at, at + 3);
    const colour: Row = [
      linear[red ?? 0] ?? 0,
      linear[green ?? 0] ?? 0,
      linear[blue ?? 0] ?? 0,
    ];
    data.set(matrix.map((row) => encode(dot(row, colour))), at);
  }
}

/** Undefined for a profile that has no primary colours, or is damaged. */
function matrixOf(icc: Uint8Array): Matrix | undefined {
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength);
  try {
    const [red, green, blue] = ["rXYZ", "gXYZ", "bXYZ"].map((name) =>
      colourOf(view, name)
    );
    if (!red || !green || !blue) return;
    const column = (at: 0 | 1 | 2): Row => [red[at], green[at], blue[at]];
    const [x, y, z] = [column(0), column(1), column(2)];
    const product = (row: Row, at: 0 | 1 | 2) =>
      row[0] * x[at] + row[1] * y[at] + row[2] * z[at];
    const rowOf = (row: Row): Row => [
      product(row, 0),
      product(row, 1),
      product(row, 2),
    ];
    return [rowOf(TO_SRGB[0]), rowOf(TO_SRGB[1]), rowOf(TO_SRGB[2])];
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
}

/** ICC.1:2022, sections 7.3 and 10.31. */
function colourOf(view: DataView, name: string): Row | undefined {
  const count = Math.min(view.getUint32(128), 100);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    const letters = [0, 1, 2, 3].map((index) => view.getUint8(at + index));
    if (String.fromCharCode(...letters) !== name) continue;
    const start = view.getUint32(at + 4) + 8;
    const fixed = (index: number) => view.getInt32(start + index * 4) / 65_536;
    return [fixed(0), fixed(1), fixed(2)];
  }
}

/** True for sRGB itself, with the roundings of its many profiles. */
function isNeutral(matrix: Matrix): boolean {
  return matrix.every((row, y) =>
    row.every((value, x) => Math.abs(value - (x === y ? 1 : 0)) < 0.02)
  );
}

function dot(row: Row, colour: Row): number {
  return row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];
}

/** IEC 61966-2-1. */
function decode(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encode(linear: number): number {
  const part = linear <= 0.0031308
    ? linear * 12.92
    : 1.055 * linear ** (1 / 2.4) - 0.055;
  return part * 255;
}
