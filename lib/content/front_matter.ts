import { extractYaml } from "@std/front-matter";
import type { z } from "zod";
import { locate, type Path, positionAt } from "./locate.ts";
import { fieldName, problemsOf } from "./problem.ts";

/** A file of the content folder, not yet understood. */
export interface Source {
  /** As we print it: `content/work/acme.md`. */
  path: string;
  /** What becomes a slug or an id: `acme`. */
  name: string;
  text: string;
}

/** How a file of one kind is read. */
export interface Form<S extends z.ZodType> {
  schema: S;
  /** The surfaces that show a file of this name. */
  usedBy: (name: string) => string;
  /** What the file gives an entry besides the keys of its front matter. */
  given: (source: Source, body: string) => Record<string, string>;
}

export interface Entry<T> {
  value: T;
  path: string;
  name: string;
  complain: Complain;
}

type Complain = (path: Path, what: string, target?: "key" | "value") => void;

/** One file as its kind wants it; undefined, and reported, where it is not. */
export function read<S extends z.ZodType>(
  source: Source,
  { schema, usedBy, given }: Form<S>,
  problems: string[],
): Entry<z.output<S>> | undefined {
  const report = (offset: number, field: string, what: string) => {
    const { line, column } = positionAt(source.text, offset);
    const place = `${source.path}:${line}:${column}`;
    const surfaces = usedBy(source.name);
    problems.push(`${place} ${field}: ${what} (used by ${surfaces})`);
  };
  const front = splitFront(source.text, report);
  const keys = front && parseYaml(front, report);
  if (!front || !keys) return;

  const extra = given(source, front.body);
  const complain: Complain = (path, what, target) => {
    const [first = ""] = path;
    const isGiven = Object.hasOwn(extra, first) && target !== "key";
    const offset = isGiven
      ? first === "body" ? front.bodyStart : 0
      : front.start + locate(front.yaml, path, target);
    report(offset, fieldName(path), what);
  };
  const before = problems.length;
  for (const key of Object.keys(extra).filter((key) => key in keys)) {
    complain([key], "not a key here; the file itself gives it", "key");
  }
  const input = { ...keys, ...extra };
  const result = schema.safeParse(input);
  const found = result.success ? [] : problemsOf(result.error, input);
  for (const { path, text, target } of found) complain(path, text, target);
  if (!result.success || problems.length > before) return;
  const { path, name } = source;
  return { value: result.data, path, name, complain };
}

type Report = (offset: number, field: string, what: string) => void;

interface Front {
  yaml: string;
  /** Offset of the YAML in the file. */
  start: number;
  body: string;
  bodyStart: number;
}

function splitFront(text: string, report: Report): Front | undefined {
  // Decoding put U+FFFD where the bytes were wrong.
  const broken = text.indexOf("\uFFFD");
  if (broken !== -1) {
    return void report(broken, "file", "not UTF-8; save it as UTF-8");
  }
  const parts = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!parts) {
    const fix = "start the file with a line ---, its keys, and a line ---";
    return void report(0, "front matter", `missing; ${fix}`);
  }
  const [whole, yaml = ""] = parts;
  return {
    yaml,
    start: whole.indexOf("\n") + 1,
    body: text.slice(whole.length).replaceAll("\r\n", "\n"),
    bodyStart: whole.length,
  };
}

function parseYaml({ yaml, start }: Front, report: Report) {
  try {
    const { attrs } = extractYaml<unknown>(`---\n${yaml}\n---\n`);
    if (isMapping(attrs)) return asWritten(attrs, yaml);
    report(start, "front matter", "not a mapping; write key: value lines");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The parser saw the YAML without the blank lines before it.
    const blank = yaml.length - yaml.trimStart().length;
    const offset = "offset" in error ? Number(error.offset) : 0;
    const what = error.message.replace(/ at line \d[\s\S]*/, "");
    const fix = "indent alike, and quote a value that holds a colon";
    report(start + blank + offset, "front matter", `${what}; ${fix}`);
  }
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** YAML reads 2021-03-14 as a Date, and 2021-02-31 as the 3rd of March. */
function asWritten(keys: Record<string, unknown>, yaml: string) {
  return Object.fromEntries(
    Object.entries(keys).map(([key, value]) => {
      if (!(value instanceof Date)) return [key, value];
      const [text] = yaml.slice(locate(yaml, [key])).split(/\s/);
      return [key, text];
    }),
  );
}
