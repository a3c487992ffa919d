import type { z } from "zod";
import { withoutComments } from "./comments.ts";
import { type Diagnostic, errorAt, positionAt } from "./diagnostic.ts";
import { type Complain, locate, type Path, typedAt } from "./yaml.ts";
import { withOwner } from "./owner.ts";
import { type FindImage, withAddresses, withPaths } from "./own_images.ts";
import {
  frontKeysOf,
  keysOf,
  type Parts,
  partsOf,
  type Report,
} from "./parts.ts";
import { fieldName, reportIssues } from "./problem.ts";
import { markItems, translated } from "./translate.ts";

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
  /** Language that is read, if it is not the first one of the site. */
  into?: string;
  /** Language of the file, if another one is read. */
  from?: string;
  /** The same file in that language, which replaces its words. */
  translation?: Pick<Source, "path" | "text">;
}

/** Marks what has no translation in the language of its content. */
export interface Translated {
  untranslated?: true;
  /** Language of its words, if it differs from that of the content. */
  language?: string;
}

export interface Form<S extends z.ZodType<object>> {
  schema: S;
  usedBy: (name: string) => string;
  /** Fields of the entry that are not keys of its front matter. */
  given: (source: Source, body: string) => Record<string, string>;
  /** A translation takes nothing from its original. */
  isWhole?: true;
}

export interface Entry<T> {
  value: T & Translated;
  path: string;
  name: string;
  complain: Complain;
}

/** Returns undefined, after a report, for a file that does not match the schema. */
export function read<S extends z.ZodType<object>>(
  source: Source,
  { schema, usedBy, given, isWhole }: Form<S>,
  mistakes: Diagnostic[],
): Entry<z.output<S>> | undefined {
  const { name, owner, findImage, translation, from } = source;
  const file = { ...source, ...translation };
  const { path } = file;
  const text = file.text.replaceAll("\r\n", "\n");
  const report = reporter({ path, text }, usedBy(name), mistakes);
  const before = mistakes.length;
  const parts = partsOf({ path, text }, report);
  const typed = parts && keysOf(parts, report);
  if (!parts || !typed) return;
  // The doctor alone reads this digest of the original.
  if (translation) delete typed.of;

  const onImage = (at: number, message: string) =>
    report(parts.bodyStart + at, "image", message);
  const body = withoutComments(
    findImage ? withAddresses(parts.body, findImage, onImage) : parts.body,
  );
  const extra = given(file, body);
  const complain = complainer(parts, extra, report);
  for (const key of Object.keys(extra).filter((key) => key in typed)) {
    complain(
      [key],
      "not allowed, because the name or the text of the file gives this value; remove the field",
      "key",
    );
  }
  const keys = translation && !isWhole
    ? translated(markItems(frontKeysOf(source), from), typed, complain)
    : typed;
  const own = findImage ? withPaths(keys, findImage, complain) : keys;
  const written = { ...own, ...extra };
  const input = owner ? withOwner(written, owner) : written;
  const result = schema.safeParse(input);
  if (!result.success) {
    const typedText = (path: Path) => typedAt(parts.yaml, path);
    reportIssues(result.error, input, complain, typedText);
  }
  if (!result.success || mistakes.length > before) return;
  const value = from && !translation
    ? { language: from, ...result.data, untranslated: true as const }
    : result.data;
  return { value, path, name, complain };
}

function reporter(
  { path, text }: Pick<Source, "path" | "text">,
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
