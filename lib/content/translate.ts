import { isObject } from "../base/http/json_body.ts";
import type { Complain } from "./yaml.ts";
import { unknownName } from "./problem.ts";

type Keys = Record<string, unknown>;

/** Fields that a translation needs if the original has them. */
const NEEDED = [
  ...["title", "heading", "lead", "description", "summary", "headline"],
  ...["availability", "sign", "response_time", "hours", "role", "about"],
  ...["greeting", "idle", "alt", "place", "skills", "tags", "roles", "type"],
  ...["label", "note", "photo", "image"],
];

/** The fields of a translation. Facts, such as dates, come from the original. */
export const WORDS = [
  ...NEEDED,
  ...["updated", "name", "called", "given_name", "family_name", "address"],
  ...["city", "region", "links", "username", "channels", "value", "asks"],
  "hidden",
];

/** The field that finds an item of a list in the original. */
export const IDS: Record<string, string> = {
  links: "url",
  channels: "channel",
};

/** Names the language of each item of a list, because a translation may leave it out. */
export function markItems(original: Keys, language?: string): Keys {
  const lists = Object.keys(IDS).flatMap((key) => {
    const items = original[key];
    if (!Array.isArray(items)) return [];
    const marked = items.map((each) =>
      isObject(each) ? { language, ...each } : each
    );
    return [[key, marked]];
  });
  return { ...original, ...Object.fromEntries(lists) };
}

/** Replaces the words of an original by those of its translation. */
export function translated(
  original: Keys,
  words: Keys,
  complain: Complain,
): Keys {
  // Words of questions belong to the headings of a text.
  const { asks: _, ...merged } = original;
  const missing = NEEDED.filter((key) =>
    hasWords(original[key]) && !(key in words)
  );
  for (const key of missing) {
    complain([key], "missing; add this field in the language of the file");
  }
  for (const [key, value] of Object.entries(words)) {
    if (!WORDS.includes(key)) {
      complain([key], faultOf(key, original), "key");
      continue;
    }
    merged[key] = valueOf(
      key,
      merged[key],
      value,
      (path, ...fault) => complain([key, ...path], ...fault),
    );
  }
  // A translation cannot show a thing that its original hides.
  return original.hidden === true ? { ...merged, hidden: true } : merged;
}

/** Returns false for a picture whose file is all there is. */
function hasWords(value: unknown): boolean {
  return isObject(value)
    ? NEEDED.some((key) => hasWords(value[key]))
    : Boolean(value);
}

/** The schema reports a value of another type. */
function valueOf(
  key: string,
  original: unknown,
  value: unknown,
  complain: Complain,
): unknown {
  const id = IDS[key];
  if (id && Array.isArray(value) && Array.isArray(original)) {
    return itemsOf(original, value, id, complain);
  }
  return isObject(value) && isObject(original)
    ? translated(original, value, complain)
    : value;
}

function faultOf(key: string, original: Keys): string {
  return Object.hasOwn(original, key)
    ? "a fact, which a translation takes from its original; remove the field"
    : unknownName(key, WORDS);
}

/** The items of the original, with the words of those that are translated. */
function itemsOf(
  original: Keys[],
  items: unknown[],
  id: string,
  complain: Complain,
): Keys[] {
  const found = new Map<unknown, Keys>();
  for (const [at, item] of items.entries()) {
    const { [id]: name, ...words } = isObject(item) ? item : {};
    const known = original.find((each) => each[id] === name);
    const below: Complain = (path, ...fault) =>
      complain([at, ...path], ...fault);
    if (known) {
      const own = translated(known, words, below);
      found.set(name, { ...own, language: undefined });
      continue;
    }
    const names = original.map((each) => each[id]).join(", ");
    below(
      [id],
      `${JSON.stringify(name)} is not in the original; use one of ${names}`,
    );
  }
  return original.map((each) => found.get(each[id]) ?? each);
}
