import type { Files } from "./markdown_file.ts";

const FOLDER = new URL("template/", import.meta.url);
const WORDS = new URL("../../lib/words/", import.meta.url);

/**
 * The files that every new content begins with, dated with the day, and the
 * fixed words in its language (BCP 47) where the software has them.
 */
export async function readTemplate(
  today: string,
  language = "en",
): Promise<Files> {
  const files: Files = new Map();
  const words = await wordsIn(language);
  if (words) files.set("words.yaml", words);
  for (const path of (await pathsIn("")).sort()) {
    const text = await Deno.readTextFile(new URL(path, FOLDER));
    files.set(path, text.replace("updated: {today}", `updated: ${today}`));
  }
  return files;
}

/** Those of `pt-BR` rather than those of `pt`. */
async function wordsIn(language: string): Promise<string | undefined> {
  const there = [...Deno.readDirSync(WORDS)].map(({ name }) => name);
  const [primary = language] = language.split("-");
  const file = [language, primary].map((tag) => `${tag}.yaml`)
    .find((name) => there.includes(name));
  return file && await Deno.readTextFile(new URL(file, WORDS));
}

async function pathsIn(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (
    const { name, isDirectory } of Deno.readDir(new URL(folder, FOLDER))
  ) {
    const path = folder + name;
    paths.push(...isDirectory ? await pathsIn(`${path}/`) : [path]);
  }
  return paths;
}
