/** True if EXIF or XMP data of a photograph contain its place. */
export function hasPosition(bytes: Uint8Array): boolean {
  return tiffHeaders(bytes).some((start) => hasGps(bytes, start)) ||
    new TextDecoder("latin1").decode(bytes).includes("GPSLatitude");
}

/** EXIF 3.0, 4.6.3 and 4.6.6: the entry that points to GPS, and two of what is there. */
const GPS = 0x8825;
const LATITUDE = 2;
const LONGITUDE = 4;

/** JPEG, PNG and WebP each wrap EXIF otherwise; inside, it begins as TIFF does. */
function tiffHeaders(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (
    let at = bytes.indexOf(0x2a);
    at !== -1;
    at = bytes.indexOf(0x2a, at + 1)
  ) {
    const isLittle = bytes[at - 2] === 0x49 && bytes[at - 1] === 0x49 &&
      bytes[at + 1] === 0;
    const isBig = bytes[at - 3] === 0x4d && bytes[at - 2] === 0x4d &&
      bytes[at - 1] === 0;
    if (isLittle) starts.push(at - 2);
    if (isBig) starts.push(at - 3);
  }
  return starts;
}

function hasGps(bytes: Uint8Array, start: number): boolean {
  const view = new DataView(
    bytes.buffer,
    bytes.byteOffset + start,
    bytes.byteLength - start,
  );
  const little = bytes[start] === 0x49;
  const first = view.byteLength < 8 ? 0 : view.getUint32(4, little);
  const below = entriesAt(view, first, little).get(GPS);
  if (below === undefined) return false;
  const known = entriesAt(view, below, little);
  return known.has(LATITUDE) || known.has(LONGITUDE);
}

/** The entries of an image file directory: their values, or where those are, by tag. */
export function entriesAt(
  view: DataView,
  at: number,
  little: boolean,
): Map<number, number> {
  const entries = new Map<number, number>();
  if (at < 8 || at + 2 > view.byteLength) return entries;
  const count = view.getUint16(at, little);
  for (let number = 0; number < count; number++) {
    const entry = at + 2 + number * 12;
    if (entry + 12 > view.byteLength) break;
    entries.set(
      view.getUint16(entry, little),
      view.getUint32(entry + 8, little),
    );
  }
  return entries;
}
