import type { Args } from "./args.ts";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { nearMiss } from "./near_miss.ts";
import { COMMON } from "./options.ts";
import { UsageError } from "./usage_error.ts";

const NAMES = COMMANDS.map(({ name }) => name);

/** The command that the words name, and what follows it; throws UsageError. */
export function selectCommand(
  args: Args,
): { command: Command; operands: string[] } {
  const command = findCommand(args.words);
  if (!command) throw notFound(args.words);
  const operands = args.words.slice(command.name.split(" ").length);
  checkOptions(command, args.given);
  checkOperands(command, operands);
  return { command, operands };
}

export function findCommand(words: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => {
    const parts = name.split(" ");
    return parts.every((part, i) => words[i] === part);
  });
}

/** Commands that begin with this word: those of a group. */
export function groupOf(word: string): Command[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
}

function notFound([first, second]: string[]): UsageError {
  if (first === undefined) {
    return new UsageError("No command", `One of: ${NAMES.join(", ")}`);
  }
  const group = groupOf(first).map(({ name }) => name);
  if (group.length > 0 && second === undefined) {
    return new UsageError(`Missing a command after "${first}"`, hintOf(group));
  }
  const word = group.length > 0 ? `${first} ${second}` : first;
  const meant = nearMiss(word, NAMES) ??
    nearMiss(word, NAMES.map((name) => name.replace(/ .*/, "")));
  return new UsageError(
    `Unknown command "${word}"`,
    meant ? `Did you mean foyer ${meant}?` : hintOf(NAMES),
  );
}

function hintOf(names: string[]): string {
  return `One of: ${names.join(", ")}`;
}

function checkOptions(command: Command, given: string[]): void {
  const wrong = given.find((name) =>
    !COMMON.includes(name) && !command.options.includes(name)
  );
  if (wrong === undefined) return;
  throw new UsageError(
    `"${command.name}" takes no --${wrong}`,
    `See foyer ${command.name} --help`,
  );
}

function checkOperands({ name, operands }: Command, found: string[]): void {
  const usage = `Usage: ${["foyer", name, ...operands].join(" ")}`;
  const missing = operands[found.length];
  if (missing) {
    throw new UsageError(`Missing ${missing.replace("…", "")}`, usage);
  }
  const extra = found[operands.length];
  if (extra === undefined || operands.at(-1)?.endsWith("…")) return;
  throw new UsageError(`"${extra}" is one word too many`, usage);
}
