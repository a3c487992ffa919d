import { isObject } from "../field_values.ts";
import { PARSERS } from "../front_matter.ts";
import { glance, type Source } from "../../source.ts";

export type Settings = Record<string, unknown>;

/** Settings of a generator, with names in lower case; undefined if they are faulty. */
export async function settingsIn(
  source: Source,
  path: string,
): Promise<Settings | undefined> {
  try {
    const parse = PARSERS[path.slice(path.lastIndexOf(".") + 1)];
    const settings = parse?.(await glance(source, path));
    return isObject(settings) ? lowerKeys(settings) : undefined;
  } catch {
    return;
  }
}

export function lowerKeys(settings: Settings): Settings {
  const lower = (_: string, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(
        Object.entries(value).map(([key, value]) => [key.toLowerCase(), value]),
      )
      : value;
  return JSON.parse(JSON.stringify(settings), lower);
}

function valuesAt(settings: Settings, path: string): unknown[] {
  return path.split(".").reduce(
    (groups: unknown[], name) =>
      groups.filter(isObject).flatMap((group) => group[name]),
    [settings],
  );
}

/** Texts in some settings, each once. Dots separate the names of a path. */
export function textsAt(settings: Settings, ...paths: string[]): string[] {
  const values = paths.flatMap((path) => valuesAt(settings, path));
  const texts = values.filter((value) => typeof value === "string");
  return [...new Set(texts.filter(Boolean))];
}

/** Groups at a path, of a list or by themselves. */
export function groupsAt(settings: Settings, path: string): Settings[] {
  return valuesAt(settings, path).filter(isObject);
}

/** Path before each address of a site, as its program has it. */
export function baseIn(code: string, name: string): string {
  const form = new RegExp(`\\b${name}:\\s*(["'\`])\\/?([^"'\`$]+?)\\/?\\1`);
  const [, , path] = form.exec(code) ?? [];
  return path && !path.includes(":") ? `/${path}`.replace(/^\/\.?$/, "") : "";
}

/** Text of the settings of a program, which does not run. */
export async function codeIn(
  source: Source,
  root: string,
  form: RegExp,
): Promise<string> {
  const files = source.paths.filter((path) =>
    path.startsWith(root) && form.test(path.slice(root.length))
  );
  const texts = await Promise.all(files.map((file) => glance(source, file)));
  return texts.join("\n");
}
