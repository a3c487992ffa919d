import type { Command } from "../command.ts";
import { COMMON, optionsNamed, optionsOf } from "../command_options.ts";
import type { Option } from "../option.ts";
import { OPTIONS } from "../options.ts";
import { findCommand, groupOf } from "../select.ts";

/** A candidate, or the mark that files are candidates. */
type Candidate = [text: string, about: string];

const FILES: Candidate = [":files", "names of files"];

/**
 * Prints what may follow the words, as `foyer complete` does for the scripts of
 * shells: one candidate a line, a tab, its description. Needs no site.
 */
export function candidatesAfter(
  words: readonly string[],
  commands: readonly Command[],
): string {
  const path: string[] = [];
  let option: Option | undefined;
  for (const word of words) {
    if (option) option = undefined;
    else if (!word.startsWith("-")) path.push(word);
    else option = optionWithValue(word);
  }
  const found = option ? valuesOf(option) : candidatesAt(path, commands);
  return found.map(([text, about]) => `${text}\t${about || text}\n`).join("");
}

function optionWithValue(word: string): Option | undefined {
  return OPTIONS.find(({ name, short, value }) =>
    value && (word === `--${name}` || (short && word === `-${short}`))
  );
}

function valuesOf({ isFile, choices = [] }: Option): Candidate[] {
  return isFile ? [FILES] : choices.map((choice) => [choice, ""]);
}

/** Candidates after words of a command line that are no options. */
function candidatesAt(
  path: readonly string[],
  commands: readonly Command[],
): Candidate[] {
  const command = findCommand(path, commands);
  if (command) {
    const { choices = [] } = command;
    const operands = choices.map((text): Candidate => [text, ""]);
    return [...operands, ...flags(optionsOf(command))];
  }
  const [first, ...more] = path;
  if (first === undefined) return candidatesAtStart(commands);
  if (more.length > 0) return [];
  return groupOf(first, commands)
    .map(({ name, summary }) => [name.slice(first.length + 1), summary]);
}

function candidatesAtStart(commands: readonly Command[]): Candidate[] {
  const names = new Map(commands.map(({ name, summary }): Candidate => {
    const [first = "", second] = name.split(" ");
    return [first, second ? "" : summary];
  }));
  return [...names, ...flags(optionsNamed([...COMMON, "version"]))];
}

function flags(options: readonly Option[]): Candidate[] {
  return options.map(({ name, help }) => [`--${name}`, help]);
}
