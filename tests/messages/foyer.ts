import { COMMANDS } from "../../clients/typescript/cli/commands/mod.ts";
import { helpOn } from "../../clients/typescript/cli/help/help.ts";
import { TOPICS } from "../../clients/typescript/cli/help/topics.ts";
import { runCli } from "../clients/typescript/run_cli.ts";
import type { Messages } from "./messages.ts";

const WRONG = [
  "",
  "--nonsense",
  "--tabel",
  "--table=yes work",
  "work --limit",
  "work --limit many",
  "work --base-url nowhere",
  "work --timeout 0",
  "work --fields ,",
  "work --fields nonsense",
  "work --all --cursor C",
  "work more",
  "stats --limit 2",
  "npc",
  "nonsense",
  "npc chat",
  "avatar hd-180-1 --size huge",
  "avatar hd-180-1 -o -",
  "batch getStats --async --wait",
  "completion nonsense",
  "track nonsense",
  "help nonsense",
  "job ..",
];

/** Errors of command lines, and the help. */
export async function foyerMessages(): Promise<Messages> {
  const messages: Messages = {};
  for (const line of WRONG) {
    const { stderr } = await runCli(line.split(" ").filter(Boolean));
    messages[`foyer ${line}`.trim()] = stderr;
  }
  for (const words of [...TOPICS, ...COMMANDS].map(({ name }) => name)) {
    messages[`foyer help ${words}`] = helpOn(words.split(" "), COMMANDS);
  }
  return messages;
}
