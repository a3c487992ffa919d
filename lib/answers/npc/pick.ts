/** Chooses an item; the same seed gives the same item. */
export function pick<T>(items: readonly T[], seed: string): T | undefined {
  return items[fnv1a(seed) % items.length];
}

/** FNV-1a, 32 bits, over UTF-16 units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
