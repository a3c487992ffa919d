import { assert } from "@std/assert";

/** The lines for a shell that a document of the manual has below a heading, in their order. */
export async function commandsUnder(
  heading: string,
  document: string,
): Promise<string[]> {
  const [, below = ""] = (await Deno.readTextFile(`docs/${document}.md`))
    .split(`\n## ${heading}\n`);
  const [section = ""] = below.split("\n## ");
  const lines = [...section.matchAll(/^```sh\n([^]*?)^```$/gm)]
    .flatMap(([, block = ""]) => block.trim().split("\n"));
  assert(lines.length > 0, heading);
  return lines;
}

/** A fenced block of the manual. */
export interface Fence {
  origin: string;
  language: string;
  code: string;
}

/** All fenced blocks of the documents in a folder, for a site at the address. */
export async function fencesOf(
  folder: string,
  baseUrl: string,
): Promise<Fence[]> {
  const fences: Fence[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(".md")) continue;
    const text = (await Deno.readTextFile(`${folder}/${name}`))
      .replaceAll("{base_url}", baseUrl);
    for (const match of text.matchAll(/^```(.*)\n([^]*?)^```$/gm)) {
      const [, language = "", code = ""] = match;
      const line = text.slice(0, match.index).split("\n").length;
      const origin = `${folder}/${name}:${line}`;
      fences.push({ origin, language, code });
    }
  }
  return fences.sort((a, b) => a.origin < b.origin ? -1 : 1);
}
