import type { Command } from "../command.ts";
import type { Option } from "../option.ts";
import { COMMON, OPTIONS, optionsNamed, optionsOf } from "../options.ts";

/** What may be typed, and what it is. */
export interface Word {
  text: string;
  about: string;
}

/** What may come after some words of a command line, options aside. */
export interface Place {
  path: string;
  /** Whether it may also come after more words. */
  goesOn: boolean;
  words: Word[];
}

/** All places: the beginning, after the first word of two, after a command. */
export function placesOf(commands: readonly Command[]): Place[] {
  const firsts = new Map<string, Place>();
  for (const { name, summary } of commands) {
    const [first = "", second] = name.split(" ");
    const place = { path: first, goesOn: false, words: [] };
    const group = firsts.get(first) ?? place;
    if (second) group.words.push({ text: second, about: summary });
    firsts.set(first, group);
  }
  const begin = [...firsts.keys()].map((text) => ({
    text,
    about: commands.find(({ name }) => name === text)?.summary ?? "",
  }));
  const options = optionsNamed([...COMMON, "version"]);
  return [
    { path: "", goesOn: false, words: [...begin, ...flagsOf(options)] },
    ...[...firsts.values()].filter(({ words }) => words.length > 0),
    ...commands.map(placeOf),
  ];
}

function placeOf(command: Command): Place {
  const choices = command.choices ?? [];
  const words = choices.map((text) => ({ text, about: "" }));
  const flags = flagsOf(optionsOf(command));
  return { path: command.name, goesOn: true, words: [...words, ...flags] };
}

function flagsOf(options: readonly Option[]): Word[] {
  return options.map(({ name, help }) => ({ text: `--${name}`, about: help }));
}

/** Options that take what follows them. */
export const TAKING_VALUE: readonly Option[] = OPTIONS.filter(({ value }) =>
  value
);

/** The ways to write an option. */
export function spellings({ name, short }: Option): string[] {
  return [`--${name}`, ...short ? [`-${short}`] : []];
}
