/** Code blocks of a document in a language: `nginx`, `caddyfile`, `ini`. */
export async function blocksOf(
  language: string,
  name = "hosting",
): Promise<string[]> {
  const text = await Deno.readTextFile(`docs/${name}.md`);
  return [...text.matchAll(/^```(\w+)\n([^`]*)^```$/gm)]
    .filter(([, name = ""]) => name === language || name === `${language}file`)
    .map(([, , block = ""]) => block);
}
