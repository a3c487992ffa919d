import { type Lettering, widthOf } from "./lettering.ts";

interface Room {
  /** In pixels. */
  width: number;
  /** How many lines there may be. */
  most: number;
}

/** The words in lines that fit; what is too long, or too much, ends in a sign that it goes on. */
export function linesOf(
  text: string,
  lettering: Lettering,
  { width, most }: Room,
): string[] {
  const fits = (line: string) => widthOf(line, lettering) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const isLast = lines.length === most;
    if (last !== undefined && (isLast || fits(longer))) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.map((line) => fits(line) ? line : shortened(line, fits));
}

/** As much of a line as there is room for, up to the end of a word if one is near. */
function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("")}…`)) letters.pop();
  const cut = letters.join("");
  const space = cut.lastIndexOf(" ");
  return `${space > cut.length / 2 ? cut.slice(0, space) : cut}…`;
}
