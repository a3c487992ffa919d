import { type Changes, readFile } from "../../support/content.ts";

export const PAGE = "pages/tides.md";

export async function pageWith(words: string): Promise<Changes> {
  return { [PAGE]: `${await readFile(PAGE)}\n${words}\n` };
}
