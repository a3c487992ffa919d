import { isObject } from "../base/http/json_body.ts";
import { parseYaml, YamlFault } from "./yaml.ts";
import { yamlMistake } from "./yaml_mistake.ts";

/** The name of the fields above a text in messages. */
export const FRONT = "fields (front matter)";

/** A file, split into its keys and the Markdown below them. */
export interface Parts {
  yaml: string;
  start: number;
  body: string;
  bodyStart: number;
}

const DOCUMENT =
  "a Word or RTF document; save it as plain text (in TextEdit: Format, Make Plain Text), then rename it to ";

export type Report = (offset: number, field: string, message: string) => void;

/** Returns undefined, after a report, for a file without keys or not in UTF-8. */
export function partsOf(
  { path, text }: { path: string; text: string },
  report: Report,
): Parts | undefined {
  if (["PK\x03\x04", "{\\rtf"].some((start) => text.startsWith(start))) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return void report(0, "file", DOCUMENT + name);
  }
  // The decoder replaces invalid bytes by U+FFFD.
  const invalid = text.indexOf("\uFFFD");
  if (invalid !== -1) {
    return void report(invalid, "file", "not UTF-8; save the file as UTF-8");
  }
  return path.endsWith(".yaml")
    ? { yaml: text, start: 0, body: "", bodyStart: text.length }
    : splitFrontMatter(text, report);
}

function splitFrontMatter(text: string, report: Report): Parts | undefined {
  const parts = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!parts) return void report(0, FRONT, noFields(text));
  const [whole, yaml = ""] = parts;
  return {
    yaml,
    start: whole.indexOf("\n") + 1,
    body: text.slice(whole.length),
    bodyStart: whole.length,
  };
}

/** Explains why the fields are not between two lines of hyphens. */
function noFields(text: string): string {
  const [line = ""] = text.trim().split("\n", 1);
  const first = line.trim();
  if (first === "---" && text.startsWith(first)) {
    return "not closed; write a line --- below the fields";
  }
  // Editors make a dash of hyphens.
  if (first !== "---" && /^[-\u2010-\u2015]+$/.test(first)) {
    return `the first line is "${first}"; write three hyphens: ---`;
  }
  return /^---[ \t]*\r?$/m.test(text) && !/^\w+:/.test(text)
    ? "not at the top; remove what is above or before the first ---, blanks too"
    : "missing; start the file with a line ---, the fields, and a second line ---";
}

/** Returns undefined, after a report, if the YAML is not a mapping. */
export function keysOf({ yaml, start }: Parts, report: Report) {
  const complain = (offset: number, message: string) =>
    report(start + offset, start === 0 ? "file" : FRONT, message);
  try {
    const keys = parseYaml(yaml) ?? {};
    if (hasCycle(keys)) return void complain(0, CYCLE);
    if (isObject(keys)) return keys;
    complain(0, "not a group of fields; write one field: value per line");
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error;
    complain(...yamlMistake(yaml, error));
  }
}

const CYCLE =
  "an alias (*) stands inside what it stands for; write the text again";

function hasCycle(value: unknown, around: unknown[] = []): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (around.includes(value)) return true;
  const within = [...around, value];
  return Object.values(value).some((each) => hasCycle(each, within));
}

/** The keys of a file whose errors are reported elsewhere; none if it has errors. */
export function frontKeysOf(file: { path: string; text: string }) {
  const report = () => undefined;
  const parts = partsOf(file, report);
  return (parts && keysOf(parts, report)) ?? {};
}

/** The front matter with its lines `---`; all of a YAML file. */
export function frontOf(file: { path: string; text: string }): string {
  return file.text.slice(0, partsOf(file, () => undefined)?.bodyStart ?? 0);
}
