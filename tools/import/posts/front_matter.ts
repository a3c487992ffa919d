import { parse as parseToml } from "@std/toml";
import { parseYaml } from "../../../lib/content/yaml.ts";
import type { TextRemarks } from "./remarks.ts";

export interface Matter {
  keys: Record<string, unknown>;
  body: string;
  /** Lines of the file before the body. */
  before: number;
  /** Line of a key. */
  lineOf(key: string): number;
}

const FORMS: [RegExp, (text: string) => unknown][] = [
  [/^---[ \t]*\n([^]*?\n)??---[ \t]*(?:\n|$)/, yaml],
  [/^\+\+\+[ \t]*\n([^]*?\n)??\+\+\+[ \t]*(?:\n|$)/, toml],
  [/^(\{\n[^]*?\n\})[ \t]*(?:\n|$)/, (text) => JSON.parse(text)],
];

/** Returns undefined for a file without fields. Throws a SyntaxError. */
function readMatter(source: string): Matter | undefined {
  const text = source.replaceAll(/\r\n?/g, "\n");
  for (const [form, parse] of FORMS) {
    const [whole, front = ""] = form.exec(text) ?? [];
    if (whole === undefined) continue;
    const keys = parse(front) ?? {};
    if (!isObject(keys)) throw new SyntaxError("not a group of fields");
    const lines = whole.split("\n");
    return {
      keys,
      body: text.slice(whole.length),
      before: lines.length - 1,
      lineOf: (key) =>
        lines.findIndex((line) =>
            line.replace(/^[\s"'{]+/, "").startsWith(key)
          ) + 1 || 1,
    };
  }
}

/** Dates stay as they are written. */
function yaml(text: string): unknown {
  return parseYaml(text);
}

function toml(text: string): unknown {
  return parseToml(
    text.replaceAll(
      /^(\s*[\w."-]+\s*=\s*)(\d{4}-\d\d-\d\d(?:[T ]\d\d:[^\s#,]*)?)(?=\s*(?:#|$))/gm,
      '$1"$2"',
    ),
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined, after a remark, for fields that cannot be read. */
export function matterOf(
  source: string,
  remarks: TextRemarks,
): Matter | undefined {
  try {
    return readMatter(source) ??
      {
        keys: {},
        body: source.replaceAll(/\r\n?/g, "\n"),
        before: 0,
        lineOf: () => 1,
      };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [why] = error.message.split("\n", 1);
    remarks.lost(remarks.place(1), `its fields cannot be read: ${why}`);
  }
}
