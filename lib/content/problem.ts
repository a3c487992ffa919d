import { levenshteinDistance } from "@std/text/levenshtein-distance";
import type { z } from "zod";
import type { Path } from "./locate.ts";

/** Something wrong in a file: at which value or key of its front matter, and what. */
export interface Problem {
  path: Path;
  target: "key" | "value";
  text: string;
}

/** What zod found wrong with `input`, in our words; of each value, the first. */
export function problemsOf(error: z.ZodError, input: unknown): Problem[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue): Problem[] => {
    const { path, message } = issue;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => unknownKey([...path, key], message));
    }
    const name = fieldName(path);
    if (seen.has(name)) return [];
    seen.add(name);
    const text = describe(valueAt(input, path), message);
    return [{ path, target: "value", text }];
  });
}

/** `links[0].url` */
export function fieldName(path: Path): string {
  const name = path.map((step) =>
    typeof step === "number" ? `[${step}]` : `.${String(step)}`
  ).join("");
  return name.replace(/^\./, "") || "front matter";
}

function unknownKey(path: Path, message: string): Problem {
  const key = String(path.at(-1));
  const [, names = ""] = message.split("; use ");
  return { path, target: "key", text: unknownName(key, names.split(", ")) };
}

/** A name that nobody knows, and which one was probably meant. */
export function unknownName(key: string, names: string[]): string {
  // The name of this key in other site generators.
  const isDraft = key === "draft" && names.includes("hidden");
  const near = isDraft ? "hidden" : nearest(key, names);
  const fix = near ? `did you mean ${near}?` : `use ${names.join(", ")}`;
  return `"${key}" is unknown; ${fix}`;
}

function describe(value: unknown, message: string): string {
  const [, fix = message] = message.split("; ");
  if (value === undefined) return `missing; add it (${fix})`;
  const isBlank = typeof value === "string" && value.trim() === "";
  if (value === null || isBlank) return `empty; ${fix}`;
  return `${inWords(value)} is ${message}`;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? Reflect.get(value, step)
        : undefined,
    input,
  );
}

function nearest(key: string, names: string[]): string | undefined {
  const [best] = names
    .map((name) => ({
      name,
      edits: levenshteinDistance(key.toLowerCase(), name),
    }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.max(2, key.length / 3)
    ? best.name
    : undefined;
}
