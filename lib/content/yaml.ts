import { parse } from "@std/yaml";
import { locate, type Path } from "./locate.ts";
import type { Parts, Report } from "./parts.ts";

/** The keys of a file; undefined, and reported, where its YAML has none. */
export function keysOf(
  { yaml, start, field }: Parts,
  report: Report,
): Record<string, unknown> | undefined {
  try {
    // What holds nothing but comments says nothing, which is no mistake.
    const keys = asWritten(parse(yaml) ?? {}, yaml);
    if (isMapping(keys)) return keys;
    report(start, field, "not a mapping; write key: value lines");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const offset = "offset" in error ? Number(error.offset) : 0;
    const what = error.message.replace(/ at line \d[\s\S]*/, "");
    const fix = what.includes("duplicated key")
      ? "keep one of the two"
      : "indent alike, and quote a value that holds a colon";
    report(start + offset, field, `${what}; ${fix}`);
  }
}

/** YAML reads 2021-03-14 as a Date, and 2021-02-31 as the 3rd of March. */
function asWritten(value: unknown, yaml: string, path: Path = []): unknown {
  if (value instanceof Date) {
    return /^[^\s,\]}]*/.exec(yaml.slice(locate(yaml, path)))?.[0];
  }
  if (Array.isArray(value)) {
    return value.map((item, at) => asWritten(item, yaml, [...path, at]));
  }
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      asWritten(below, yaml, [...path, key]),
    ]),
  );
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
