import { parse as parseToml } from "@std/toml";
import { parseYaml } from "../../../../lib/content/yaml.ts";
import { isObject } from "../front_matter.ts";
import { glance, type Source } from "../../source.ts";

/** Settings of a generator; empty if they cannot be read. */
export async function settingsIn(
  source: Source,
  path: string | undefined,
): Promise<Record<string, unknown>> {
  if (path === undefined) return {};
  const text = await glance(source, path);
  try {
    const parse = path.endsWith(".toml")
      ? parseToml
      : path.endsWith(".json")
      ? JSON.parse
      : parseYaml;
    const settings: unknown = parse(text);
    return isObject(settings) ? settings : {};
  } catch {
    return {};
  }
}

export function stringIn(
  settings: Record<string, unknown>,
  name: string,
): string | undefined {
  const value = settings[name];
  return typeof value === "string" && value ? value : undefined;
}

/** Folder of a path, with a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Name of a file, without folder and extension. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

export const MARKDOWN = /\.(?:md|mdx|markdown|mkd|mkdn)$/i;
export const TEXT = /\.(?:md|mdx|markdown|mkd|mkdn|html?)$/i;
