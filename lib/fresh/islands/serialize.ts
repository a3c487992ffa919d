import { CONSTANTS, HOLE } from "./deserialize.ts";

/** What a value becomes that only the caller knows, such as rendered JSX. */
type Special = (value: object) => [tag: string, data: unknown] | null;

/**
 * Values of islands as one table that JSON can carry. Each value is a place in
 * the table, so shared and circular references stay what they are; what JSON
 * lacks is a negative place or an entry with a tag.
 */
export class PropsTable {
  readonly entries: unknown[] = [];
  readonly #places = new Map<unknown, number>();
  readonly #special: Special;

  constructor(special: Special) {
    this.#special = special;
  }

  /** The place of the value; `path` says where it was met. */
  add(value: unknown, path: string): number {
    const constant = CONSTANTS.findIndex((known) => Object.is(known, value));
    if (constant !== -1) return ~constant;
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    const place = this.entries.push(null) - 1;
    this.#places.set(value, place);
    this.entries[place] = this.#encode(value, path);
    return place;
  }

  #encode(value: unknown, path: string): unknown {
    if (typeof value === "bigint") return ["bigint", String(value)];
    if (typeof value === "object" && value !== null) {
      return this.#encodeObject(value, path);
    }
    if (typeof value === "function" || typeof value === "symbol") {
      throw new TypeError(`Cannot send a ${typeof value}: ${path}`);
    }
    return value;
  }

  #encodeObject(value: object, path: string): unknown {
    if (Array.isArray(value)) {
      // By index, because a hole is not undefined.
      return [
        "Array",
        ...Array.from(
          value,
          (item, at) => at in value ? this.add(item, `${path}[${at}]`) : HOLE,
        ),
      ];
    }
    const special = this.#special(value);
    if (special) return special;
    if (value instanceof Date) return ["Date", value.getTime()];
    if (value instanceof URL) return ["URL", value.href];
    if (value instanceof RegExp) return ["RegExp", value.source, value.flags];
    if (value instanceof Uint8Array) return ["Uint8Array", value.toBase64()];
    if (value instanceof Map) {
      const pairs = [...value].flat();
      return ["Map", ...pairs.map((item) => this.add(item, `${path} (Map)`))];
    }
    if (value instanceof Set) {
      const items = [...value];
      return ["Set", ...items.map((item) => this.add(item, `${path} (Set)`))];
    }
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && prototype !== Object.prototype) {
      const name = prototype.constructor?.name;
      throw new TypeError(`Cannot send an instance of ${name}: ${path}`);
    }
    const pairs = Object.entries(value)
      .map(([key, item]) => [key, this.add(item, `${path}.${key}`)]);
    return Object.fromEntries(pairs);
  }
}
