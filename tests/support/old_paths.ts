import { type Changes, edited } from "./content.ts";

/** A file of the tests' content. */
export const FOG = "musings/on-fog.md";
export const DATE = "\ndate: ";

/** The same with old paths. */
export function fogWas(...was: string[]): Promise<Changes> {
  const list = was.map((path) => `\n  - ${JSON.stringify(path)}`).join("");
  return edited(FOG, DATE, `\nwas:${list}${DATE}`);
}
