import type { Args } from "./args.ts";
import type { Command } from "./command.ts";
import { nearMiss } from "./near_miss.ts";
import { COMMON, optionsOf } from "./command_options.ts";
import { UsageError } from "./usage_error.ts";

/** The command that the words name, and what follows it; throws UsageError. */
export function selectCommand(
  args: Args,
  commands: readonly Command[],
): { command: Command; operands: string[] } {
  const command = findCommand(args.words, commands);
  if (!command) throw notFound(args.words, commands);
  const operands = args.words.slice(command.name.split(" ").length);
  checkOptions(command, args.given);
  checkOperands(command, operands);
  return { command, operands };
}

export function findCommand(
  words: readonly string[],
  commands: readonly Command[],
): Command | undefined {
  return commands.find(({ name }) => {
    const parts = name.split(" ");
    return parts.every((part, i) => words[i] === part);
  });
}

/** Commands that begin with this word: those of a group. */
export function groupOf(word: string, commands: readonly Command[]): Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}

function notFound(
  [first, second]: string[],
  commands: readonly Command[],
): UsageError {
  const names = commands.map(({ name }) => name);
  if (first === undefined) return new UsageError("No command", hintOf(names));
  const group = groupOf(first, commands).map(({ name }) => name);
  if (group.length > 0 && second === undefined) {
    return new UsageError(`Missing a command after "${first}"`, hintOf(group));
  }
  const word = group.length > 0 ? `${first} ${second}` : first;
  const near = nearMiss(word, names) ??
    nearMiss(word, names.map((name) => name.replace(/ .*/, "")));
  return new UsageError(
    `Unknown command "${word}"`,
    near ? `Did you mean foyer ${near}?` : hintOf(names),
  );
}

function hintOf(names: string[]): string {
  return `Use one of: ${names.join(", ")}`;
}

/** An alias of `foyer --table` may run what prints no JSON; fields are of one answer. */
function checkOptions(command: Command, given: string[]): void {
  const own = optionsOf(command).map(({ name }) => name);
  const tolerated = COMMON.filter((name) => name !== "fields");
  const wrong = given.find((name) => ![...own, ...tolerated].includes(name));
  if (wrong === undefined) return;
  throw new UsageError(
    `"${command.name}" takes no --${wrong}`,
    `See foyer ${command.name} --help`,
  );
}

function checkOperands({ name, operands }: Command, found: string[]): void {
  const usage = `Usage: ${["foyer", name, ...operands].join(" ")}`;
  const missing = operands[found.length];
  if (missing && !missing.startsWith("[")) {
    throw new UsageError(`Missing ${missing.replace("…", "")}`, usage);
  }
  const extra = found[operands.length];
  if (extra === undefined || operands.at(-1)?.includes("…")) return;
  throw new UsageError(`Unexpected argument "${extra}"`, usage);
}
