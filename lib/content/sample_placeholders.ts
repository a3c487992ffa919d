import { isImagePath } from "./image.ts";
import { type Folder, textOf } from "./read_folder.ts";
import { type Diagnostic, positionAt } from "./diagnostic.ts";
import sampleTokens from "./sample_tokens.json" with { type: "json" };

/** Finds text and file names of the sample. */
export function sampleLeftIn({ dir, entries }: Folder): Diagnostic[] {
  return [...entries].flatMap(([path, entry]) => {
    if (entry.state !== "file") return [];
    const text = isImagePath(path) ? "" : textOf(entry) ?? "";
    return [
      ...inName(`${dir}/${path}`, path),
      ...inText(`${dir}/${path}`, text),
      ...flagIn(`${dir}/${path}`, path === "profile.md" ? text : ""),
    ];
  });
}

function error(place: string, what: string, fix: string): Diagnostic {
  return { severity: "error", place, what, fix };
}

const named = (token: string) => `"${token}" is ${kindOf.get(token)}`;

/** A file name becomes part of an address. */
function inName(place: string, path: string): Diagnostic[] {
  const names = path.split("/").map((name) => name.replace(/\.\w+$/, ""));
  return names.filter((name) => kindOf.has(name)).map((name) =>
    error(place, named(name), "rename the file, or remove it")
  );
}

function inText(place: string, text: string): Diagnostic[] {
  const lines = Map.groupBy(
    text.matchAll(ANY_TOKEN),
    ({ index }) => positionAt(text, index).line,
  );
  return [...lines].map(([line, found]) => {
    const texts = found.map(([token]) => token.replaceAll(/\s+/g, " "));
    const what = [...new Set(texts)].map(named).join(", ");
    const fix = "replace it with your own, or remove it";
    return error(`${place}:${line}`, what, fix);
  });
}

function flagIn(place: string, text: string): Diagnostic[] {
  const flag = /^sample:[ \t]*true\b/m.exec(text);
  if (!flag) return [];
  const { line } = positionAt(text, flag.index);
  const what = '"sample: true" marks the sample person';
  return [error(`${place}:${line}`, what, "remove the line")];
}

/**
 * Texts that identify the sample. Common words and a first name alone are left out,
 * because an owner may use them too.
 */
const kindOf = new Map(
  Object.entries(sampleTokens).flatMap(([kind, tokens]) =>
    tokens.map((token): [string, string] => [token, kind])
  ),
);

// Whole words, which may be on two lines, and no part of a longer address.
const tokens = [...kindOf.keys()].map((token) =>
  RegExp.escape(token).replaceAll("\\x20", "\\s+")
);
const ANY_TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}][.-]?)(?:${tokens.join("|")})(?![.-]?[\\p{L}\\p{N}])`,
  "gu",
);
