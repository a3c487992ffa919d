import type { z } from "zod";
import { locate, type Path, positionAt } from "./locate.ts";
import { withOwner } from "./owner.ts";
import { type FindImage, withAddresses, withPaths } from "./own_images.ts";
import { offsetIn, partsOf } from "./parts.ts";
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
  problems: string[],
): Entry<z.output<S>> | undefined {
  const report = (offset: number, field: string, what: string) => {
    const { line, column } = positionAt(source.text, offset);
    const place = `${source.path}:${line}:${column}`;
    const surfaces = usedBy(source.name);
    problems.push(`${place} ${field}: ${what} (used by ${surfaces})`);
  };
  const before = problems.length;
  const parts = partsOf(source, report);
  const keys = parts && keysOf(parts, report);
  if (!parts || !keys) return;

  const { path, name, owner, findImage } = source;
  const body = findImage
    ? withAddresses(parts.body, findImage, (at, what) => {
      report(offsetIn(parts, at), "image", what);
    })
    : parts.body;
  const extra = given(source, body);
  const complain: Complain = (path, what, target) => {
    const [first = ""] = path;
    const isGiven = Object.hasOwn(extra, first) && target !== "key";
    const offset = isGiven
      ? first === "body" ? parts.bodyStart : 0
      : parts.start + locate(parts.yaml, path, target);
    report(offset, fieldName(path), what);
  };
  for (const key of Object.keys(extra).filter((key) => key in keys)) {
    complain([key], "not a key here; the file itself gives it", "key");
  }
  const written = {
    ...(findImage ? withPaths(keys, findImage, complain) : keys),
    ...extra,
  };
  const input = owner ? withOwner(written, owner) : written;
  const result = schema.safeParse(input);
  const found = result.success ? [] : problemsOf(result.error, input);
  for (const { path, text, target } of found) complain(path, text, target);
  if (!result.success || problems.length > before) return;
  return { value: result.data, path, name, complain };
}
