/** What docs/hosting.md has in a language: `nginx`, `caddyfile`, `ini`. */
export async function blocksOf(language: string): Promise<string[]> {
  const text = await Deno.readTextFile("docs/hosting.md");
  return [...text.matchAll(/^```(\w+)\n([^`]*)^```$/gm)]
    .filter(([, name = ""]) => name === language || name === `${language}file`)
    .map(([, , block = ""]) => block);
}
