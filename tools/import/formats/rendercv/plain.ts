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
export function named(cell: Cell | undefined): { name?: Cell; url?: Cell } {
  const [, text = "", url = ""] =
    /^(.+) \((https?:\/\/[^()\s]+)\)$/.exec(cell?.text ?? "") ?? [];
  if (!cell || !url) return { name: cell };
  return { name: { ...cell, text }, url: { ...cell, text: url } };
}
