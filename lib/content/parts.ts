import { parse } from "@std/yaml";
import { isObject } from "../base/http/json_body.ts";
import { yamlMistake } from "./yaml_mistake.ts";

/** A file, split into its keys and the Markdown below them. */
export interface Parts {
  yaml: string;
  start: number;
  /** The name of the YAML in messages. */
  field: "front matter" | "file";
  /** All line ends are line feeds. */
  body: string;
  bodyStart: number;
  hasReturns: boolean;
}

export type Report = (offset: number, field: string, message: string) => void;

/** Returns undefined, after a report, for a file without keys or not in UTF-8. */
export function partsOf(
  { path, text }: { path: string; text: string },
  report: Report,
): Parts | undefined {
  // The decoder replaces invalid bytes by U+FFFD.
  const invalid = text.indexOf("\uFFFD");
  if (invalid !== -1) {
    return void report(invalid, "file", "not UTF-8; save the file as UTF-8");
  }
  return path.endsWith(".yaml")
    ? {
      yaml: text,
      start: 0,
      field: "file",
      body: "",
      bodyStart: text.length,
      hasReturns: false,
    }
    : splitFrontMatter(text, report);
}

function splitFrontMatter(text: string, report: Report): Parts | undefined {
  const parts = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!parts) {
    const message = /^---[ \t]*\r?\n/.test(text)
      ? "not closed; write a line --- below the fields"
      : "missing; start the file with a line ---, the fields, and a second line ---";
    return void report(0, "front matter", message);
  }
  const [whole, yaml = ""] = parts;
  return {
    yaml,
    start: whole.indexOf("\n") + 1,
    field: "front matter",
    body: text.slice(whole.length).replaceAll("\r\n", "\n"),
    bodyStart: whole.length,
    hasReturns: text.includes("\r\n"),
  };
}

/** Returns undefined, after a report, if the YAML is not a mapping. */
export function keysOf({ yaml, start, field }: Parts, report: Report) {
  // The parser takes a tab for no indentation (YAML 1.2.2, section 6.1). Block scalars
  // may have tabs, but only after blanks.
  const tab = yaml.search(/^\t[ \t]*(?:- |[\w-]+:(?: |$))/m);
  if (tab !== -1) {
    const message = "not valid YAML: a tab; indent the line with spaces";
    return void report(start + tab, field, message);
  }
  try {
    // The core schema has no dates: 2021-02-31 stays as it is written.
    const keys = parse(yaml, { schema: "core" }) ?? {};
    if (isObject(keys)) return keys;
    report(
      start,
      field,
      "not a group of fields; write one field: value per line",
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = "offset" in error ? Number(error.offset) : 0;
    const [offset, message] = yamlMistake(yaml, error.message, at);
    report(start + offset, field, message);
  }
}

/** The front matter with its lines `---`; all of a YAML file. */
export function frontOf(file: { path: string; text: string }): string {
  return file.text.slice(0, partsOf(file, () => undefined)?.bodyStart ?? 0);
}

export function offsetIn({ body, bodyStart, hasReturns }: Parts, at: number) {
  const returns = hasReturns ? body.slice(0, at).split("\n").length - 1 : 0;
  return bodyStart + at + returns;
}
