import { readArguments } from "../../tools/command_line.ts";
import { readQuestions } from "../../tools/evaluate/question_set.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

const PROGRAM = {
  usage: "deno task example FILE",
  about: "Reads a file.",
  takes: [1, 1],
  options: {
    language: { type: "string", value: "TAG", help: "Language of the file" },
    all: { type: "boolean", help: "List everything" },
  },
} as const;

/** Errors that the programs of several tasks share. */
export function otherMessages(): Promise<Messages> {
  const read = (...args: string[]) => () => readArguments(args, PROGRAM);
  return errorTexts({
    "no argument": read(),
    "an argument too many": read("a", "b"),
    "an unknown option": read("--langauge", "en", "a"),
    "an unlike option": read("--zzz", "a"),
    "an option without its value": read("a", "--language"),
    "an option whose value begins with -": read("a", "--language", "-x"),
    "a flag with a value": read("a", "--all=yes"),
    "evaluate: no folder": () => readQuestions("nowhere"),
  });
}
