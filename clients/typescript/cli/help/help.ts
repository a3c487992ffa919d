import type { Command } from "../command.ts";
import { nearMiss } from "../near_miss.ts";
import type { Option } from "../option.ts";
import { COMMON, optionsNamed, optionsOf } from "../command_options.ts";
import { findCommand, groupOf } from "../select.ts";
import { wrap } from "../terminal/wrap.ts";
import { UsageError } from "../usage_error.ts";
import { type Block, findTopic, type Topic, TOPICS } from "./topics.ts";

/** Help on the command, the group or the topic that the words name, or on all. */
export function helpOn(
  words: readonly string[],
  commands: readonly Command[],
): string {
  const [first] = words;
  const command = findCommand(words, commands);
  if (command) return commandHelp(command);
  if (first === undefined) return generalHelp(commands);
  const group = groupOf(first, commands);
  if (group.length > 0 && words.length === 1) return generalHelp(group);
  const topic = findTopic(words);
  if (topic) return topicHelp(topic, commands);
  throw unknown(words.join(" "), commands);
}

function unknown(word: string, commands: readonly Command[]): UsageError {
  const topics = TOPICS.map(({ name }) => name);
  const near = nearMiss(word, [
    ...commands.map(({ name }) => name),
    ...topics,
  ]);
  return new UsageError(
    `No help topic "${word}"`,
    near
      ? `Did you mean foyer help ${near}?`
      : `Use a command or one of: ${topics.join(", ")}`,
  );
}

function generalHelp(commands: readonly Command[]): string {
  return page(
    ["Calls the API of a Foyer site and prints the JSON response."],
    ["Usage: foyer <command> [options]"],
    section("Commands:", commands.map((each) => [usage(each), each.summary])),
    section("Options, before or after the command:", [
      ...optionRows(optionsNamed([...COMMON, "version"])),
    ]),
    [
      "Examples:",
      ...commands.slice(0, 4).map(({ examples }) => `  ${examples[0]}`),
    ],
    section(
      "Topics, by foyer help <topic>:",
      TOPICS.map(({ name, summary }) => [name, summary]),
    ),
  );
}

function commandHelp(command: Command): string {
  const { choices, examples, operands } = command;
  return page(
    [`${command.summary}.`],
    [`Usage: foyer ${usage(command)} [options]`],
    ["Examples:", ...examples.map((example) => `  ${example}`)],
    choices ? [`${bare(operands.at(-1))}: ${choices.join(", ")}`] : [],
    section("Options:", optionRows(optionsOf(command))),
    command.answer ? fieldLines(command) : [],
  );
}

const WIDTH = 80;

/** Names for --fields, if they are known before the answer. */
function fieldLines({ answer }: Command): string[] {
  const { fields } = typeof answer === "function" ? answer({}) : answer ?? {};
  return fields ? wrap(`Fields: ${fields.join(", ")}`, WIDTH) : [];
}

function topicHelp({ summary, blocks }: Topic, commands: readonly Command[]) {
  return page([`${summary}.`], ...blocks(commands).map(blockLines));
}

function blockLines(block: Block): string[] {
  return typeof block === "string" ? block.split("\n") : columns(block);
}

export function usage({ name, operands }: Command): string {
  return [name, ...operands].join(" ");
}

/** An operand without brackets and ellipsis. */
function bare(operand = ""): string {
  return operand.replace(/[<>[\]…]/g, "");
}

/** Spelling and description of an option. */
export function optionRows(options: readonly Option[]): [string, string][] {
  return options.map(({ name, short, value, choices, help }) => {
    const flag = `${short ? `-${short}, ` : ""}--${name}`;
    const allowed = choices ? `: ${choices.join(", ")}` : "";
    return [value ? `${flag} ${value}` : flag, help + allowed];
  });
}

type Row = readonly [left: string, right: string];

function section(title: string, rows: readonly Row[]): string[] {
  return [title, ...columns(rows)];
}

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

/** Parts with an empty line between them. */
function page(...parts: string[][]): string {
  const some = parts.filter((part) => part.length > 0);
  return some.map((part) => `${part.join("\n")}\n`).join("\n");
}
