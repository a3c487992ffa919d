import type { Files } from "./markdown_file.ts";

const FOLDER = new URL("template/", import.meta.url);

/** The files that every new content begins with, dated with the day. */
export async function readTemplate(today: string): Promise<Files> {
  const files: Files = new Map();
  for (const path of (await pathsIn("")).sort()) {
    const text = await Deno.readTextFile(new URL(path, FOLDER));
    files.set(path, text.replace("updated: {today}", `updated: ${today}`));
  }
  return files;
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
