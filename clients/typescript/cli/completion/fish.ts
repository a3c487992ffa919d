import type { Command } from "../command.ts";
import { COMMON, type Option, optionsNamed } from "../options.ts";

const SEEN = "__fish_seen_subcommand_from";

export function fish(commands: readonly Command[]): string {
  return [
    "# Completion of foyer in fish: foyer completion fish | source",
    "complete -c foyer -f",
    ...new Set(commands.flatMap((command) => rulesOf(command, commands))),
    ...optionsNamed([...COMMON, "version"]).map((option) => rule("", option)),
    "",
  ].join("\n");
}

function rulesOf(
  { name, summary, choices = [], options }: Command,
  commands: readonly Command[],
): string[] {
  const [first = "", second] = name.split(" ");
  const place = `${SEEN} ${first}` + (second ? `; and ${SEEN} ${second}` : "");
  return [
    word("__fish_use_subcommand", first, second ? "" : summary),
    ...second ? [word(untilSecond(first, commands), second, summary)] : [],
    ...choices.map((choice) => word(place, choice, "")),
    ...optionsNamed(options).map((option) => rule(place, option)),
  ];
}

/** The first word is there, and none of its second ones yet. */
function untilSecond(first: string, commands: readonly Command[]): string {
  const seconds = commands.map(({ name }) => name.split(" "))
    .flatMap(([head, second]) => head === first && second ? [second] : []);
  return `${SEEN} ${first}; and not ${SEEN} ${seconds.join(" ")}`;
}

function word(place: string, text: string, summary: string): string {
  const about = summary ? ` -d ${quoted(summary)}` : "";
  return `complete -c foyer -n ${quoted(place)} -a ${text}${about}`;
}

function rule(place: string, { name, value, help }: Option): string {
  const where = place ? ` -n ${quoted(place)}` : "";
  const short = name === "help" ? " -s h" : "";
  const takes = value ? " -x" : "";
  return `complete -c foyer${where} -l ${name}${short}${takes} -d ${
    quoted(help)
  }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
