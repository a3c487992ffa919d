/**
 * A key that nobody else makes. `crypto.randomUUID` would not do: browsers have
 * it on https pages alone.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
