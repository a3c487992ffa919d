import type { Foyer } from "../../foyer.ts";
import { type CommandContext, Exit } from "../command.ts";
import { nearMiss } from "../near_miss.ts";
import { failureOf } from "../output.ts";
import { cellOf, itemsOf, memberOf } from "../table/value.ts";
import { printable } from "../terminal/printable.ts";
import { coloursOf, columnsOf } from "../terminal/screen.ts";
import { UsageError } from "../usage_error.ts";
import { shortName, speechLines } from "./speech.ts";
import { Talk } from "./talk.ts";

const PROMPT = "> ";
const QUIT = "/quit";

/**
 * Holds a conversation on a terminal. A message that fails is the draft of the
 * next line, to be sent again or changed.
 */
export async function converse(context: CommandContext): Promise<Exit> {
  const { system, operands: [npcId = ""] } = context;
  const name = await nameOf(npcId, context.foyer);
  const talk = new Talk(context);
  system.writeOut(`${name} is here. ${QUIT} or Ctrl-D ends.\n`);
  const lines = system.openLines();
  let draft = "";
  try {
    for (;;) {
      const line = await lines.next(PROMPT, draft);
      // End the line that the prompt has begun.
      if (line === undefined) system.writeOut("\n");
      const message = line?.trim();
      if (message === undefined || message === QUIT) return new Exit(0);
      draft = message === "" ? "" : await send(message, talk, name, context);
    }
  } finally {
    lines.close();
  }
}

/** Sends a message and prints the reply. Resolves to the text to edit and send again. */
async function send(
  message: string,
  talk: Talk,
  name: string,
  { system }: CommandContext,
): Promise<string> {
  try {
    const reply = await talk.say(message);
    const lines = speechLines(reply, name, {
      columns: columnsOf(system),
      colours: coloursOf(system.env),
    });
    system.writeOut(lines.map((line) => `${line}\n`).join(""));
    return "";
  } catch (error) {
    const { body } = failureOf(error);
    const why = body.hint ? `${body.error} (${body.hint})` : body.error;
    system.writeError(`${printable(why).slice(0, MAX_FAILURE_LENGTH)}\n`);
    return message;
  }
}

const MAX_FAILURE_LENGTH = 400;

/** The name of a person in the room. Throws UsageError for an unknown id. */
async function nameOf(npcId: string, foyer: Foyer): Promise<string> {
  const npcs = itemsOf(await foyer.chatHealth(), ["npcs"]);
  const npc = npcs.find((each) => memberOf(each, "id") === npcId);
  if (npc) return shortName(cellOf(memberOf(npc, "name")));
  const ids = npcs.slice(0, MAX_LISTED)
    .map((each) => shortName(cellOf(memberOf(each, "id"))));
  const near = nearMiss(npcId, ids);
  throw new UsageError(
    `Unknown person "${npcId}"`,
    near ? `Did you mean ${near}?` : `Use one of: ${ids.join(", ")}`,
  );
}

const MAX_LISTED = 50;
