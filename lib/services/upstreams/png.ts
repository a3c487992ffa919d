const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** The signature, then the IHDR chunk: length, type, 13 bytes, checksum. */
const HEADER = 33;
const IHDR = 0x49484452;
const MAX_SIDE = 1024;

/** A PNG (ISO/IEC 15948) of at most 1024 × 1024, by what its header says. */
export function isSmallPng(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER) return false;
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === IHDR;
  return isHeader && isSide(view.getUint32(16)) && isSide(view.getUint32(20));
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= MAX_SIDE;
}
