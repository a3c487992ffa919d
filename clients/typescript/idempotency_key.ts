/**
 * A key that nobody else makes. `crypto.randomUUID` would not do: browsers have
 * it on https pages alone.
 */
export function newKey(): string {
  return Array.from(
    randomBytes(),
    (byte) => byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** 16 of them. Node 18 has no `crypto`; a key has to be new, not secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  return "crypto" in globalThis
    ? crypto.getRandomValues(bytes)
    : bytes.map(() => Math.random() * 256);
}
