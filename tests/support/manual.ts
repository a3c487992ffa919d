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
