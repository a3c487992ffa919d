/** What JSON cannot say; the place of the n-th in a table is `~n`. */
export const CONSTANTS = [undefined, NaN, Infinity, -Infinity, -0];
export const HOLE: number = ~CONSTANTS.length;

/** Reads values from the table of `PropsTable`, each of them once. */
export function reader(
  entries: readonly unknown[],
  special: (tag: string, data: unknown) => unknown,
): (place: unknown) => unknown {
  const values = new Map<unknown, unknown>();

  function read(place: unknown): unknown {
    if (values.has(place)) return values.get(place);
    const index = Number(place);
    if (index < 0) return CONSTANTS[~index];
    const entry = entries[index];
    if (typeof entry !== "object" || entry === null) return entry;
    return Array.isArray(entry)
      ? readTagged(place, entry)
      : fill(place, {}, Object.entries(entry));
  }

  function readTagged(place: unknown, [tag, ...data]: unknown[]): unknown {
    switch (tag) {
      case "Array":
        return fill(place, new Array(data.length), Object.entries(data));
      case "Map": {
        const map = keep(place, new Map());
        for (let at = 0; at < data.length; at += 2) {
          map.set(read(data[at]), read(data[at + 1]));
        }
        return map;
      }
      case "Set": {
        const set = keep(place, new Set());
        for (const item of data) set.add(read(item));
        return set;
      }
      default:
        return keep(place, scalar(String(tag), data));
    }
  }

  function scalar(tag: string, [first, second]: unknown[]): unknown {
    const text = String(first);
    if (tag === "bigint") return BigInt(text);
    if (tag === "Date") return new Date(Number(first ?? NaN));
    if (tag === "URL") return new URL(text);
    if (tag === "RegExp") return new RegExp(text, String(second));
    if (tag === "Uint8Array") return bytes(text);
    return special(tag, first);
  }

  // Kept before it is filled, because what it holds may refer to it.
  function fill(place: unknown, target: object, pairs: [string, unknown][]) {
    keep(place, target);
    for (const [key, item] of pairs) {
      if (item === HOLE) continue;
      // Defined, not assigned: "__proto__" is a name like any other.
      Object.defineProperty(target, key, {
        value: read(item),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
    return target;
  }

  function keep<T>(place: unknown, value: T): T {
    values.set(place, value);
    return value;
  }

  return read;
}

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
