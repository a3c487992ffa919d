import { DEFAULT_BASE_URL } from "../../default_base_url.ts";
import type { Command } from "../command.ts";

/** Lines of text, or terms with their meaning. */
export type Block = string | readonly (readonly [term: string, is: string])[];

/** A topic that concerns several commands. */
export interface Topic {
  name: string;
  summary: string;
  blocks(commands: readonly Command[]): readonly Block[];
}

export const TOPICS: readonly Topic[] = [
  {
    name: "output",
    summary: "Output and standard error",
    blocks: () => [
      `Standard output is the JSON of the API and nothing else: indented on a
terminal or with --pretty, on one line otherwise or with --no-pretty.
A failure is one line of JSON on standard error: code, error and, where
there is one, hint.`,
      `--table shows it to people: lists as tables, in which a cell that does not
fit ends in an ellipsis, all else as names and values, which are wrapped.
In a pipe a table is lines with tabs between the cells, whole, without a
head and without what stands beside the list.`,
      `--fields a,b keeps only these fields, in this order, of each thing in a
list or, where there is none, of the answer, in JSON as in tables. What is
beside a list, such as next_cursor, stays in the JSON. The help of a command
names its fields.`,
      `Control characters and marks that turn text around are escaped in JSON
and replaced in tables: nothing that a site says acts on the terminal.`,
    ],
  },
  {
    name: "environment",
    summary: "Environment variables",
    blocks: () => [[
      ["FOYER_BASE_URL", "Address of the site, unless --base-url is given"],
      [
        "NO_COLOR",
        "Any value: no colours in tables and pictures",
      ],
      ["CLICOLOR", "0: no colours"],
      [
        "COLORTERM",
        "truecolor or 24bit: pictures in 24 bits of colour, else in 256",
      ],
      ["TERM", "dumb: no colours and no line that is written over"],
    ], `The default address is ${DEFAULT_BASE_URL}.`],
  },
  {
    name: "exit-codes",
    summary: "Exit codes",
    blocks: () => [[
      ["0", "Success, also when the reader of a pipe has seen enough"],
      ["1", "The API returned an error; its code is on standard error"],
      ["2", "Invalid command line (usage_error)"],
      ["3", "Cannot reach the API (connection_error)"],
      ["130", "Interrupted"],
    ]],
  },
  {
    name: "waiting",
    summary: "Retries",
    blocks: () => [
      `On 429 the command waits for as long as the site asks and tries again, twice
unless --max-retries says otherwise. What only reads, and track, is also tried
again after a lost connection and on 502, 503 and 504. Where the site does not
ask for a wait it is 1, 2, 4 … seconds; where it asks for more than 60 the
command fails at once and says so.`,
      `A site that cannot be reached at all (refused, unknown, no route) fails at
once, unless --max-retries is given: then it is waited for.`,
      `On a terminal, a temporary line on standard error shows the wait.`,
    ],
  },
  {
    name: "examples",
    summary: "Examples of every command",
    blocks: (commands) =>
      commands.map(({ examples }) =>
        examples.map((example) => `  ${example}`).join("\n")
      ),
  },
];

export function findTopic(words: readonly string[]): Topic | undefined {
  return TOPICS.find(({ name }) => words.join(" ") === name);
}
