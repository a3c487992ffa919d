/**
 * A hash for ETags. It is not secure, because nobody gains from a collision. The
 * runtime's hashes slow each start, or are asynchronous.
 */
export function digestOf(bytes: Uint8Array): string {
  let [a, b, c, d] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    a = Math.imul(a ^ byte, 0x9e3779b1);
    b = Math.imul(b ^ byte, 0x5f356495);
    c = Math.imul(c ^ byte, 0xcc9e2d51);
    d = Math.imul(d ^ byte, 0x1b873593);
  }
  // Mixes the parts, as at the end of MurmurHash3.
  const parts = [a ^ bytes.length, b, c, d];
  for (const round of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const at = round % 4;
    const before = parts[(at + 3) % 4] ?? 0;
    parts[at] = mix((parts[at] ?? 0) + before);
  }
  return new Uint8Array(Int32Array.from(parts).buffer)
    .toBase64({ alphabet: "base64url", omitPadding: true });
}

function mix(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
