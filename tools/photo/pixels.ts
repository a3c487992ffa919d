/** Red, green, blue and alpha of each pixel, by lines from the top. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Each pixel is the mean of those that it takes the place of. Transparent ones
 * become white, because a JPEG has none.
 */
export function shrink(source: Pixels, maxSide: number): Pixels {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const columns = sharesOf(source.width, width);
  const rows = sharesOf(source.height, height);
  const sums = new Float32Array(width * height * 3);
  const line = new Float32Array(width * 3);
  for (let y = 0; y < source.height; y++) {
    line.fill(0);
    const start = y * source.width * 4;
    addPixels(source.data.subarray(start, start + source.width * 4), {
      columns,
      to: line,
    });
    addLine(line, { rows, y, to: sums });
  }
  return { data: opaque(sums), width, height };
}

/** The place of each old pixel among the new ones; the rest of it goes into the next. */
interface Shares {
  scale: number;
  places: Uint32Array;
  shares: Float32Array;
}

function sharesOf(from: number, to: number): Shares {
  const scale = to / from;
  const places = new Uint32Array(from);
  const shares = new Float32Array(from);
  for (let index = 0; index < from; index++) {
    const place = Math.min(Math.floor(index * scale), to - 1);
    places[index] = place;
    shares[index] = Math.min(scale, place + 1 - index * scale);
  }
  return { scale, places, shares };
}

/** Writing past the end of a typed array has no effect: the last pixel has no rest. */
function addPixels(
  pixels: Uint8ClampedArray,
  { columns, to }: { columns: Shares; to: Float32Array },
): void {
  const { scale, places, shares } = columns;
  for (let x = 0; x < places.length; x++) {
    const alpha = (pixels[x * 4 + 3] ?? 0) / 255;
    const share = shares[x] ?? 0;
    const rest = scale - share;
    const place = (places[x] ?? 0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const value = 255 + ((pixels[x * 4 + channel] ?? 0) - 255) * alpha;
      const at = place + channel;
      to[at] = (to[at] ?? 0) + value * share;
      to[at + 3] = (to[at + 3] ?? 0) + value * rest;
    }
  }
}

function addLine(
  line: Float32Array,
  { rows, y, to }: { rows: Shares; y: number; to: Float32Array },
): void {
  const start = (rows.places[y] ?? 0) * line.length;
  const share = rows.shares[y] ?? 0;
  const rest = rows.scale - share;
  for (let x = 0; x < line.length; x++) {
    const value = line[x] ?? 0;
    const at = start + x;
    to[at] = (to[at] ?? 0) + value * share;
    if (rest > 0) {
      to[at + line.length] = (to[at + line.length] ?? 0) + value * rest;
    }
  }
}

function opaque(sums: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(sums.length / 3 * 4).fill(255);
  for (let from = 0; from < sums.length; from++) {
    data[from + Math.floor(from / 3)] = sums[from] ?? 0;
  }
  return data;
}

type Place = [x: number, y: number];

/** The old place of the pixel that stands at x, y afterwards. Exif 2.3, section 4.6.4. */
const TURNS: ((x: number, y: number, right: number, foot: number) => Place)[] =
  [
    (x, y) => [x, y],
    (x, y, right) => [right - x, y],
    (x, y, right, foot) => [right - x, foot - y],
    (x, y, _, foot) => [x, foot - y],
    (x, y) => [y, x],
    (x, y, _, foot) => [y, foot - x],
    (x, y, right, foot) => [right - y, foot - x],
    (x, y, right) => [right - y, x],
  ];

/** Turns and mirrors a picture as its camera was held. */
export function upright(source: Pixels, orientation: number): Pixels {
  const placeOf = TURNS[orientation - 1];
  if (!placeOf || orientation === 1) return source;
  const [width, height] = orientation > 4
    ? [source.height, source.width]
    : [source.width, source.height];
  const from = new Uint32Array(source.data.buffer);
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = placeOf(x, y, source.width - 1, source.height - 1);
      to[y * width + x] = from[place[1] * source.width + place[0]] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
}
