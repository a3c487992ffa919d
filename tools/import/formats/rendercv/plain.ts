import type { Cell } from "../../fields.ts";

/** Text of a line of Markdown: links keep their address, all other marks go. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\][]*)\]\(([^()\s]+)\)/g, "$1 ($2)")
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_]+)(?<=\S)\1(?![\w*])/g, "$2")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .trim();
}

/** A name that was a link: `Name (https://…)` is a name and an address. */
export function named(member: string, cell?: Cell): Record<string, Cell> {
  if (!cell) return {};
  const [, name = cell.text, url] =
    /^(.+) \((https?:\/\/[^()\s]+)\)$/.exec(cell.text) ?? [];
  const whole = { [member]: { ...cell, text: name } };
  return url ? { ...whole, url: { ...cell, text: url } } : whole;
}

/** Splits at commas, but not in parentheses. */
export function splitAtCommas(cell: Cell): Cell[] {
  return cell.text.split(/[,;、](?![^()]*\))\s*/)
    .map((text) => ({ ...cell, text }));
}
