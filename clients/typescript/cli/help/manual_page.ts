import { VERSION } from "../../version.ts";
import type { Command } from "../command.ts";
import { COMMON, optionsNamed } from "../command_options.ts";
import { optionRows, usage } from "./help.ts";
import { roff } from "./roff.ts";
import { type Block, TOPICS } from "./topics.ts";

/** The manual page foyer(1), in the macros of man(7). */
export function manualPage(commands: readonly Command[]): string {
  const topics = TOPICS.filter(({ name }) => name !== "examples");
  return [
    `.TH FOYER 1 "" "foyer ${VERSION}" "User Commands"`,
    ".SH NAME",
    roff("foyer") + " \\- " + roff("ask the API of a Foyer site"),
    ".SH SYNOPSIS",
    ".B foyer",
    ".I command",
    "[options]",
    ".SH DESCRIPTION",
    roff("Calls the API of a Foyer site and prints the JSON response."),
    ".SH COMMANDS",
    ...commands.flatMap(commandLines),
    ".SH OPTIONS",
    roff("Every command takes these options, before or after its name."),
    ...terms(optionRows(optionsNamed([...COMMON, "version"]))),
    ...topics.flatMap(({ name, blocks }) => [
      `.SH ${roff(SECTIONS.get(name) ?? name.toUpperCase())}`,
      ...blocks(commands).flatMap(blockLines).slice(1),
    ]),
    "",
  ].join("\n");
}

/** Usual sections of manual pages for the topics. */
const SECTIONS = new Map([["exit-codes", "EXIT STATUS"]]);

function commandLines(command: Command): string[] {
  const { summary, options, examples } = command;
  return [
    `.SS ${roff(`foyer ${usage(command)}`)}`,
    roff(`${summary}.`),
    ...terms(optionRows(optionsNamed(options))),
    ".PP",
    ".RS 4",
    ".EX",
    ...examples.map(roff),
    ".EE",
    ".RE",
  ];
}

function blockLines(block: Block): string[] {
  return typeof block === "string"
    ? [".PP", ...block.split("\n").map(roff)]
    : [".PP", ...terms(block)];
}

function terms(rows: readonly (readonly [string, string])[]): string[] {
  return rows.flatMap(([term, meaning]) => [
    ".TP",
    `.B ${roff(term)}`,
    roff(meaning),
  ]);
}
