import { levenshteinDistance } from "@std/text/levenshtein-distance";
import type { z } from "zod";
import type { Complain, Path } from "./yaml.ts";
import { FRONT } from "./parts.ts";

/** Reports each issue that zod found with `input`; of each value, the first. */
export function reportIssues(
  { issues }: z.ZodError,
  input: unknown,
  complain: Complain,
  typedAt: (path: Path) => string,
): void {
  const seen = new Set<string>();
  for (const issue of issues) {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys") {
      const [, names = ""] = message.split("; use ");
      for (const key of issue.keys) {
        complain([...path, key], unknownName(key, names.split(", ")), "key");
      }
      continue;
    }
    const name = fieldName(path);
    if (seen.has(name)) continue;
    seen.add(name);
    complain(path, describe(valueAt(input, path), message, typedAt(path)));
  }
}

/** `links, item 1, url`; `photo.file` */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, step, at) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`;
    const before = typeof path[at - 1] === "number" ? ", " : ".";
    return name && name + before + String(step) || String(step);
  }, "") || FRONT;
}

/** As many names as the kind of file with the most keys has. */
const MAX_NAMES = 40;

/** Reports an unknown name, with the nearest known name and the others. */
export function unknownName(key: string, names: string[]): string {
  const elsewhere = ELSEWHERE.find(([of, keys]) =>
    names.includes(of) && keys.includes(key)
  );
  if (elsewhere) return `"${key}" is unknown; ${elsewhere[2]}`;
  // Other site generators call this key `draft`.
  const isDraft = key === "draft" && names.includes("hidden");
  const near = isDraft ? "hidden: true" : nearest(key, names);
  const rest = names.length > MAX_NAMES ? " …" : "";
  const known = names.slice(0, MAX_NAMES).join(", ") + rest;
  const fix = near
    ? `did you mean ${near}? Expected one of ${known}`
    : `use one of ${known}`;
  return `"${key}" is unknown; ${fix}`;
}

/** Keys of other places, by a key that only this kind of file has. */
const ELSEWHERE: [of: string, keys: string[], fix: string][] = [
  [
    "time_zone",
    ["phone", "email", "tel"],
    "write it as a channel in contact.md",
  ],
  ["photo", ["file", "alt"], "indent it by two blanks, below photo:"],
  ["image", ["file", "alt"], "indent it by two blanks, below image:"],
  [
    "nav",
    ["date"],
    "remove it, or move the file: an entry belongs in the folder of its section",
  ],
];

function describe(value: unknown, message: string, typed: string): string {
  const [what = "", fix = message] = message.split("; ");
  if (value === undefined) {
    return `missing; add this field and ${
      fix.replace(", in quotes if it is a number or begins with {", "")
    }`;
  }
  if (/^the (?:file|folder) name/.test(what)) return message;
  // YAML reads 0205 as a number: quote the digits that the owner typed.
  if (/^(?:number|boolean)$/.test(typeof value) && what === "not text") {
    const fault = typeof value === "number" ? "read as a number" : what;
    return `${typed} is ${fault}; put it in straight double quotation marks: "${typed}"`;
  }
  if (what === "not a date" && /\d{4}.*\d{4}/.test(`${value}`)) {
    return `${
      inWords(value)
    } is two dates; write one here, and the second in end if the file has that field`;
  }
  const isBlank = typeof value === "string" && value.trim() === "";
  if (value === null || isBlank) return `empty; ${fix}`;
  return `${inWords(value)} is ${message}`;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return "this list";
  if (typeof value === "object") return "this group of fields";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], input);
}

function nearest(key: string, names: string[]): string | undefined {
  const edits = (name: string) => levenshteinDistance(key.toLowerCase(), name);
  const [best = ""] = names.toSorted((one, other) => edits(one) - edits(other));
  return edits(best) <= Math.max(2, key.length / 3) ? best : undefined;
}
