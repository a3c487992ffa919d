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
      `Standard output holds the JSON of the API alone. It is indented on a terminal
or with --pretty, and on one line otherwise or with --no-pretty. An error is
one line of JSON on standard error with code, error and, if known, hint.`,
      `--table prints lists as tables and other values as names and values. A cell
that does not fit ends in an ellipsis. In a pipe, a table is tab-separated
rows in full, without a header row and without fields outside of the list.`,
      `--fields a,b prints only these fields, in this order, of each item of a list,
or of the response if it has no list. Fields outside of the list, such as
next_cursor, stay in the JSON. The help of a command lists its fields.`,
      `Control characters are escaped in JSON and replaced in tables, so that no
response can control the terminal.`,
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
      ["TERM", "dumb: no colours and no temporary line"],
    ], `The default address is ${DEFAULT_BASE_URL}.`],
  },
  {
    name: "exit-codes",
    summary: "Exit codes",
    blocks: () => [[
      ["0", "Success, also if the reader of a pipe closed it early"],
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
      `After status 429 the command waits as long as the site asks, then tries again,
twice by default (--max-retries). It also retries reads and track after a lost
connection and after 502, 503 and 504. If the site names no wait, the command
waits 1, 2, 4 … seconds. It fails at once if the site asks for more than 60.`,
      `If the site cannot be reached (refused, unknown host, no route), the command
fails at once, unless --max-retries is given.`,
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
