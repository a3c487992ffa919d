import type { z } from "zod";
import { withoutComments } from "./comments.ts";
import { type Diagnostic, errorAt, positionAt } from "./diagnostic.ts";
import { type Complain, locate, type Path, typedAt } from "./locate.ts";
import { withOwner } from "./owner.ts";
import { type FindImage, withAddresses, withPaths } from "./own_images.ts";
import { keysOf, offsetIn, type Parts, partsOf, type Report } from "./parts.ts";
import { fieldName, reportIssues } from "./problem.ts";

/** A file of the content folder, before it is parsed. */
export interface Source {
  /** As we print it: `content/work/acme.md`. */
  path: string;
  /** The slug or the id: `acme`. */
  name: string;
  /** Markdown below front matter, or YAML alone. */
  text: string;
  /** Replaces `{name}`; undefined if that stays. */
  owner: string | undefined;
  /** Undefined if the site serves no images of this folder. */
  findImage: FindImage | undefined;
}

export interface Form<S extends z.ZodType> {
  schema: S;
  usedBy: (name: string) => string;
  /** Fields of the entry that are not keys of its front matter. */
  given: (source: Source, body: string) => Record<string, string>;
}

export interface Entry<T> {
  value: T;
  path: string;
  name: string;
  complain: Complain;
}

/** Returns undefined, after a report, for a file that does not match the schema. */
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
    complain(
      [key],
      "not allowed, because the name or the text of the file gives this value; remove the field",
      "key",
    );
  }
  const own = findImage ? withPaths(keys, findImage, complain) : keys;
  const written = { ...own, ...extra };
  const input = owner ? withOwner(written, owner) : written;
  const result = schema.safeParse(input);
  if (!result.success) {
    const typed = (path: Path) => typedAt(parts.yaml, path);
    reportIssues(result.error, input, complain, typed);
  }
  if (!result.success || mistakes.length > before) return;
  return { value: result.data, path, name, complain };
}

function reporter(
  { path, text }: Source,
  usedBy: string,
  mistakes: Diagnostic[],
): Report {
  return (offset, field, message) => {
    const { line, column } = positionAt(text, offset);
    const place = `${path}:${line}:${column}`;
    mistakes.push(errorAt(place, `${field}: ${message}`, usedBy));
  };
}

function complainer(
  parts: Parts,
  extra: Record<string, string>,
  report: Report,
): Complain {
  return (path, message, target) => {
    const [first = ""] = path;
    const isGiven = Object.hasOwn(extra, first) && target !== "key";
    const offset = isGiven
      ? first === "body" ? parts.bodyStart : 0
      : parts.start + locate(parts.yaml, path, target);
    report(offset, fieldName(path), message);
  };
}

/** The body, with the address of each image that it names by file. */
function bodyOf(
  parts: Parts,
  findImage: FindImage | undefined,
  report: Report,
): string {
  if (!findImage) return parts.body;
  return withAddresses(
    parts.body,
    findImage,
    (at, message) => report(offsetIn(parts, at), "image", message),
  );
}
