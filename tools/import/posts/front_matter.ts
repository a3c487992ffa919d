import { parse as parseToml } from "@std/toml";
import { parseYaml } from "../../../lib/content/yaml.ts";
import { checkedDepth } from "../parsers.ts";
import { isObject } from "./field_values.ts";
import { literalsIn } from "./literals.ts";
import type { TextRemarks } from "./remarks.ts";

export interface Matter {
  /** A faulty file may give a name twice. */
  fields: [name: string, value: unknown][];
  body: string;
  /** Lines of the file before the body. */
  before: number;
  lineOf(name: string): number;
  /** True if there are fields that cannot be read. */
  isFaulty: boolean;
}

/** Parsers by the ends of file names, and by the starts of fields. */
export const PARSERS: Record<string, (text: string) => unknown> = {
  ...{ yaml, yml: yaml, "---": yaml },
  ...{ toml, "+++": toml },
  ...{ json, "{": json },
  ...{ js: literalsIn, mjs: literalsIn, cjs: literalsIn, const: literalsIn },
};
const FORMS = [
  /^\s*(---|\+\+\+)[ \t]*(\w*)[ \t]*\n([^]*?\n)??(?:\1|\.\.\.)[ \t]*(?:\n|$)/,
  /^\s*(?=(\{))()(\{\n[^]*?\n\})[ \t]*(?:\n|$)/,
  // Fields of MDX, as a program exports them.
  /^(?:\s*import\s.*\n)*\s*export\s+(const)()\s+(?:meta|metadata|front[Mm]atter)\b[^=\n]*=\s*(\{.*\}|\{\n[^]*?\n\})[^\n]*(?:\n|$)/,
];
/** The start of fields without an end. */
const OPEN = /^\s*(?:---|\+\+\+)[ \t]*\w*\n\s*["']?[\w -]+["']?\s*[:=]/;

/** Fields and text of a post, with remarks on what cannot be read. */
export function matterOf(source: string, remarks: TextRemarks): Matter {
  const text = source.replaceAll(/\r\n?/g, "\n");
  const [whole = "", fence = "", form = "", front = ""] =
    FORMS.map((form) => form.exec(text)).find(Boolean) ?? [];
  const lines = whole.split("\n");
  const startsWith = (name: string) => (line: string) =>
    line.replace(/^[\s"'{]+/, "").startsWith(name);
  const matter: Matter = {
    ...{ fields: [], body: text.slice(whole.length), isFaulty: false },
    before: lines.length - 1,
    lineOf: (name) => lines.findIndex(startsWith(name)) + 1 || 1,
  };
  try {
    if (!whole && OPEN.test(text)) throw new SyntaxError("they have no end");
    const parse = PARSERS[form] ?? PARSERS[fence] ?? yaml;
    const fields = parse === yaml
      ? yamlOf(front, remarks)
      : fieldsOf(parse(front));
    if (fields) return { ...matter, fields };
    // Two lines across a text look like fields.
    const isText = !/^[\w -]+[:=]/m.test(front);
    if (isText) return { ...matter, body: text, before: 0 };
    throw new SyntaxError("they are no group");
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n", 1) : error;
    remarks.hidden(remarks.place(1), `its fields cannot be read: ${why}`);
    return { ...matter, isFaulty: true };
  }
}

function fieldsOf(value: unknown): Matter["fields"] | undefined {
  const group = value ?? {};
  return isObject(group) ? Object.entries(group) : undefined;
}

/** Fields of YAML; if it is faulty, each of them by itself. */
function yamlOf(text: string, remarks: TextRemarks) {
  try {
    return fieldsOf(yaml(text));
  } catch {
    const parts = text.replaceAll(/^\t+/gm, "  ").split(/^(?=\w[\w -]*:\s)/m);
    const fields = parts.flatMap(partOf);
    const why = "its fields are no valid YAML; each was read by itself";
    remarks.changed(remarks.place(1), `${why}, so check them`);
    return fields;
  }
}

/** One field; a value in one line that is no valid YAML is text. */
function partOf(part: string): Matter["fields"] {
  const [, name, text] =
    /^(\w[\w -]*):[ \t]+([^\s[{|>].*|[[{].*[\]}].*)\n*$/.exec(part) ?? [];
  try {
    return fieldsOf(yaml(part)) ?? [];
  } catch (error) {
    if (name) return [[name, text]];
    throw error;
  }
}

function yaml(text: string): unknown {
  return checkedDepth(parseYaml(text));
}

function json(text: string): unknown {
  return checkedDepth(JSON.parse(text));
}

/** Dates stay as they are written. */
function toml(text: string): unknown {
  const date =
    /^(\s*[\w."-]+\s*=\s*)(\d{4}-\d\d-\d\d(?:[T ]\d\d:[^\s#,]*)?)(?=\s*(?:#|$))/gm;
  return checkedDepth(parseToml(text.replaceAll(date, '$1"$2"')));
}
