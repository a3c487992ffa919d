/** A UUID that follows from a name: version 5 (RFC 9562, section 5.5). */
export async function nameUuid(name: string): Promise<string> {
  const named = new Uint8Array([
    ...Uint8Array.fromHex(NAMESPACE),
    ...new TextEncoder().encode(name),
  ]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", named));
  const [version = 0, variant = 0] = [hash[6], hash[8]];
  hash[6] = version & 0x0f | 0x50;
  hash[8] = variant & 0x3f | 0x80;
  return hash.toHex().slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

// Never changes: every id of every feed follows from it.
const NAMESPACE = "4d704c381aca4941aab2f5380cf9ec13";
