import english from "../../lib/base/words/english.json" with { type: "json" };
import { namesIn } from "../../lib/base/words/words.ts";
import { format } from "./client_types.ts";

/** A file of types: TypeScript widens the texts of a JSON file to `string`. */
export async function templateNames(): Promise<string> {
  const members = namesBelow(english, []).map(([path, names]) => {
    const union = names.map((name) => JSON.stringify(name)).join(" | ");
    return `${JSON.stringify(path)}: ${union};\n`;
  });
  return await format(
    "// Made from english.json by `deno task generate`. Do not edit.\n\n" +
      "/** The names in braces of each text but plurals, by the path of the text. */\n" +
      `export interface TemplateNames {\n${members.join("")}}`,
  );
}

type Named = [path: string, names: string[]];

function namesBelow(node: unknown, path: string[]): Named[] {
  if (typeof node === "string" || Array.isArray(node)) {
    const names = namesIn([node].flat().join());
    return names.length > 0 ? [[path.join("."), names]] : [];
  }
  if (typeof node !== "object" || node === null || "other" in node) return [];
  return Object.entries(node)
    .flatMap(([key, below]) => namesBelow(below, [...path, key]));
}
