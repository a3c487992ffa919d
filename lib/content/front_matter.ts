import type { z } from "zod";
import { withoutComments } from "./comments.ts";
import { locate, type Path, positionAt } from "./locate.ts";
import { type Diagnostic, errorAt } from "./diagnostic.ts";
import { withOwner } from "./owner.ts";
import { type FindImage, withAddresses, withPaths } from "./own_images.ts";
import { offsetIn, type Parts, partsOf, type Report } from "./parts.ts";
import { fieldName, problemsOf } from "./problem.ts";
import { keysOf } from "./yaml.ts";

/** A file of the content folder, not yet understood. */
export interface Source {
  /** As we print it: `content/work/acme.md`. */
  path: string;
  /** What becomes a slug or an id: `acme`. */
  name: string;
  /** Markdown below front matter, or YAML alone. */
  text: string;
  /** Whose name `{name}` stands for; undefined where it stands for itself. */
  owner: string | undefined;
  /** The images around it; undefined where none are served. */
  findImage: FindImage | undefined;
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
  mistakes: Diagnostic[],
): Entry<z.output<S>> | undefined {
  const { path, name, owner, findImage } = source;
  const report = reporter(source, usedBy(name), mistakes);
  const before = mistakes.length;
  const parts = partsOf(source, report);
  const keys = parts && keysOf(parts, report);
  if (!parts || !keys) return;

  const body = withoutComments(bodyOf(parts, findImage, report));
  const extra = given(source, body);
  const complain = complainer(parts, extra, report);
  for (const key of Object.keys(extra).filter((key) => key in keys)) {
    complain([key], "not a key here; the file itself gives it", "key");
  }
  const own = findImage ? withPaths(keys, findImage, complain) : keys;
  const written = { ...own, ...extra };
  const input = owner ? withOwner(written, owner) : written;
  const result = schema.safeParse(input);
  const found = result.success ? [] : problemsOf(result.error, input);
  for (const { path, text, target } of found) complain(path, text, target);
  if (!result.success || mistakes.length > before) return;
  return { value: result.data, path, name, complain };
}

/** Says what is wrong at an offset of the file. */
function reporter(
  { path, text }: Source,
  surfaces: string,
  mistakes: Diagnostic[],
): Report {
  return (offset, field, what) => {
    const { line, column } = positionAt(text, offset);
    const place = `${path}:${line}:${column}`;
    mistakes.push(errorAt(place, `${field}: ${what}`, surfaces));
  };
}

/** Says what is wrong with a key or its value, or with what the file itself gives. */
function complainer(
  parts: Parts,
  extra: Record<string, string>,
  report: Report,
): Complain {
  return (path, what, target) => {
    const [first = ""] = path;
    const isGiven = Object.hasOwn(extra, first) && target !== "key";
    const offset = isGiven
      ? first === "body" ? parts.bodyStart : 0
      : parts.start + locate(parts.yaml, path, target);
    report(offset, fieldName(path), what);
  };
}

/** The words, with the address of each image that lies beside their file. */
function bodyOf(
  parts: Parts,
  findImage: FindImage | undefined,
  report: Report,
): string {
  if (!findImage) return parts.body;
  return withAddresses(
    parts.body,
    findImage,
    (at, what) => report(offsetIn(parts, at), "image", what),
  );
}
