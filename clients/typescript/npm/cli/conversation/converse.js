import { Exit } from "../command.js";
import { nearMiss } from "../near_miss.js";
import { failureOf } from "../output.js";
import { cellOf, itemsOf, memberOf } from "../table/value.js";
import { printable } from "../terminal/printable.js";
import { coloursOf, columnsOf } from "../terminal/screen.js";
import { UsageError } from "../usage_error.js";
import { shortName, speechLines } from "./speech.js";
import { Talk } from "./talk.js";
const PROMPT = "> ";
const QUIT = "/quit";
export async function converse(context) {
    const { system, operands: [npcId = ""] } = context;
    const name = await nameOf(npcId, context.foyer);
    const talk = new Talk(context);
    system.writeOut(`${name} is here. ${QUIT} or Ctrl-D ends.\n`);
    const lines = system.openLines();
    let draft = "";
    try {
        for (;;) {
            const line = await lines.next(PROMPT, draft);
            if (line === undefined)
                system.writeOut("\n");
            const message = line?.trim();
            if (message === undefined || message === QUIT)
                return new Exit(0);
            draft = message === "" ? "" : await said(message, talk, name, context);
        }
    }
    finally {
        lines.close();
    }
}
async function said(message, talk, name, { system }) {
    try {
        const reply = await talk.say(message);
        const lines = speechLines(reply, name, {
            columns: columnsOf(system),
            colours: coloursOf(system.env),
        });
        system.writeOut(lines.map((line) => `${line}\n`).join(""));
        return "";
    }
    catch (error) {
        const { body } = failureOf(error);
        const why = body.hint ? `${body.error} (${body.hint})` : body.error;
        system.writeError(`${printable(why).slice(0, LONGEST_FAILURE)}\n`);
        return message;
    }
}
const LONGEST_FAILURE = 400;
async function nameOf(npcId, foyer) {
    const npcs = itemsOf(await foyer.chatHealth(), ["npcs"]);
    const npc = npcs.find((each) => memberOf(each, "id") === npcId);
    if (npc)
        return shortName(cellOf(memberOf(npc, "name")));
    const ids = npcs.slice(0, MOST)
        .map((each) => shortName(cellOf(memberOf(each, "id"))));
    const meant = nearMiss(npcId, ids);
    throw new UsageError(`Nobody in the room is "${npcId}"`, meant ? `Did you mean ${meant}?` : `One of: ${ids.join(", ")}`);
}
const MOST = 50;
