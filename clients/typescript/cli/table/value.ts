// The shape of a response is not trusted: any site may be called.

/** Names and values of what an answer has, in its order. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** A member by its path, or undefined. */
export function memberOf(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (!isObject(found)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

export function itemsOf(value: unknown, path: readonly string[]): unknown[] {
  const found = memberOf(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** A value as the text of a cell; null is an empty one. */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return isObject(value) ? JSON.stringify(value) : String(value);
}

/** All that a value has, by names with dots; what lies deeper is JSON. */
export function pairsOf(value: unknown): Pairs {
  return [...pairsIn("", value, DEPTH)];
}

const DEPTH = 3;

function* pairsIn(
  name: string,
  value: unknown,
  depth: number,
): Generator<[string, string]> {
  const members = isObject(value) ? Object.entries(value) : [];
  if (depth === 0 || members.length === 0) {
    yield [name, cellOf(value)];
    return;
  }
  for (const [key, member] of members) {
    yield* pairsIn(name ? `${name}.${key}` : key, member, depth - 1);
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
