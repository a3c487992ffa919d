import { sources } from "../../tests/support/sources.ts";

/** Texts of files by path. */
export type Texts = ReadonlyMap<string, string>;

/** Folders of the product: no tests, tools or data. */
export const PRODUCT = [
  "lib",
  "routes",
  "islands",
  "runtime",
  "clients/typescript",
];

const GENERATED = [
  "clients/typescript/mod.d.ts",
  "clients/typescript/types.ts",
  "lib/base/words/template_names.ts",
];

/** Leaves out generated files. */
export function handWritten(texts: Texts): Texts {
  return new Map([...texts].filter(([path]) => !GENERATED.includes(path)));
}

/** Reads the TypeScript files below folders. */
export async function readTexts(folders: readonly string[]): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const folder of folders) {
    for await (const path of sources(folder)) {
      texts.set(path, await Deno.readTextFile(path));
    }
  }
  return texts;
}

/** The texts of the paths that begin so. */
export function textsBelow(texts: Texts, start: string): Texts {
  return new Map([...texts].filter(([path]) => path.startsWith(start)));
}

export function lineCount(text: string): number {
  return text.split("\n").length - 1;
}

export function lineSum(texts: Texts): number {
  return [...texts.values()].reduce((sum, text) => sum + lineCount(text), 0);
}
