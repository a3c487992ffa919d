const HEADER = 6;
const ENTRY = 16;

/** An ICO with one PNG in it, as browsers ask for at `/favicon.ico`. */
export function icoOf(
  png: Uint8Array<ArrayBuffer>,
  side: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER + ENTRY + png.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one picture
  bytes.set([side, side], HEADER);
  view.setUint16(HEADER + 4, 1, true); // planes
  view.setUint16(HEADER + 6, 8, true); // bits a pixel
  view.setUint32(HEADER + 8, png.length, true);
  view.setUint32(HEADER + 12, HEADER + ENTRY, true);
  bytes.set(png, HEADER + ENTRY);
  return bytes;
}
