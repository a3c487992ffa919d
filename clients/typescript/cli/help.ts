import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { COMMON, optionsNamed } from "./options.ts";
import { findCommand, groupOf } from "./select.ts";

/** Help on the command that the words name, or on all. */
export function help(words: readonly string[]): string {
  const command = findCommand(words);
  if (command) return commandHelp(command);
  const group = groupOf(words[0] ?? "");
  return generalHelp(group.length > 0 ? group : COMMANDS);
}

function generalHelp(commands: readonly Command[]): string {
  const list = commands.map((each) => [usage(each), each.summary] as const);
  return [
    "Asks the API of a Foyer site and prints its JSON.",
    "",
    "Examples:",
    ...commands.slice(0, 3).map(({ examples }) => `  ${examples[0]}`),
    "",
    "Commands:",
    ...columns(list),
    "",
    "Options, before or after the command:",
    ...optionList([...COMMON, "version"]),
    "",
    "The site is at --base-url, else at FOYER_BASE_URL, else at",
    "http://localhost:8000. Exit codes: 0 success, 1 the API returned an error,",
    "2 wrong usage, 3 the API could not be reached.",
    "",
  ].join("\n");
}

function commandHelp(command: Command): string {
  return [
    `${command.summary}.`,
    "",
    "Examples:",
    ...command.examples.map((example) => `  ${example}`),
    "",
    `Usage: foyer ${usage(command)} [options]`,
    "",
    ...command.choices ? [`Choices: ${command.choices.join(", ")}`, ""] : [],
    "Options:",
    ...optionList([...command.options, ...COMMON]),
    "",
  ].join("\n");
}

function usage({ name, operands }: Command): string {
  return [name, ...operands].join(" ");
}

function optionList(names: readonly string[]): string[] {
  return columns(
    optionsNamed(names).map(({ name, value, help }) => {
      const short = name === "help" ? "-h, " : "";
      return [`${short}--${name}${value ? ` ${value}` : ""}`, help];
    }),
  );
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
