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
 * A conversation of a person on a terminal. What fails is said and leaves its
 * text in the next line, to be sent again or changed.
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
      // The prompt has begun a line that nobody has ended.
      if (line === undefined) system.writeOut("\n");
      const message = line?.trim();
      if (message === undefined || message === QUIT) return new Exit(0);
      draft = message === "" ? "" : await said(message, talk, name, context);
    }
  } finally {
    lines.close();
  }
}

/** Says it, and resolves to what is to be said again. */
async function said(
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
    system.writeError(`${printable(why).slice(0, LONGEST_FAILURE)}\n`);
    return message;
  }
}

const LONGEST_FAILURE = 400;

/** The name of a person in the room; throws UsageError where nobody is it. */
async function nameOf(npcId: string, foyer: Foyer): Promise<string> {
  const npcs = itemsOf(await foyer.chatHealth(), ["npcs"]);
  const npc = npcs.find((each) => memberOf(each, "id") === npcId);
  if (npc) return shortName(cellOf(memberOf(npc, "name")));
  const ids = npcs.slice(0, MOST)
    .map((each) => shortName(cellOf(memberOf(each, "id"))));
  const meant = nearMiss(npcId, ids);
  throw new UsageError(
    `Nobody in the room is "${npcId}"`,
    meant ? `Did you mean ${meant}?` : `One of: ${ids.join(", ")}`,
  );
}

const MOST = 50;
