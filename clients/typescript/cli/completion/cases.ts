import type { Command } from "../command.ts";
import { placesOf, spellings, TAKING_VALUE, type Word } from "./places.ts";

// bash and zsh write a choice in the same way.

/** The pattern of all options that take a value. */
export function takingValue(): string {
  return TAKING_VALUE.flatMap(spellings).join("|");
}

/** Branches that set `choices` to what may come, by the words before. */
export function branchesOfPlaces(commands: readonly Command[]): string {
  return placesOf(commands).map(({ path, goesOn, words }) => {
    const pattern = goesOn ? `"${path}"|"${path} "*` : `"${path}"`;
    return branch(pattern, words.map(({ text }: Word) => text));
  }).join("\n");
}

/** Branches by the option whose value it is; `files` is what takes a file. */
export function branchesOfValues(files: string): string {
  return TAKING_VALUE.flatMap((option) => {
    const pattern = spellings(option).join("|");
    if (option.isFile) return [`      ${pattern}) ${files} ;;`];
    return option.choices ? [branch(pattern, option.choices)] : [];
  }).join("\n");
}

function branch(pattern: string, words: readonly string[]): string {
  return `      ${pattern}) choices="${words.join(" ")}" ;;`;
}
