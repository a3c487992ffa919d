import { Ended } from "../command.js";
import { nearMiss } from "../near_miss.js";
import { failureOf } from "../output.js";
import { cellOf, itemsOf, memberOf } from "../table/value.js";
import { printable } from "../terminal/printable.js";
import { screenOf } from "../terminal/screen.js";
import { cut } from "../terminal/width.js";
import { UsageError } from "../usage_error.js";
import { speechLines } from "./speech.js";
import { Talk } from "./talk.js";
const PROMPT = "> ";
const QUIT = "/quit";
export async function converse(scene) {
    const { system, operands: [npcId = ""] } = scene;
    const name = await nameOf(npcId, scene.foyer);
    const talk = new Talk(scene);
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
                return new Ended(0);
            draft = message === "" ? "" : await said(message, talk, name, scene);
        }
    }
    finally {
        lines.close();
    }
}
async function said(message, talk, name, { system }) {
    try {
        const reply = await talk.say(message);
        const screen = screenOf(system) ?? { columns: 80, colours: "none" };
        const lines = speechLines(reply, name, screen);
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
        return cut(printable(cellOf(memberOf(npc, "name"))), LONGEST_NAME);
    const ids = npcs.slice(0, MOST)
        .map((each) => cellOf(memberOf(each, "id")).slice(0, LONGEST_NAME));
    const meant = nearMiss(npcId, ids);
    throw new UsageError(`Nobody in the room is "${npcId}"`, meant ? `Did you mean ${meant}?` : `One of: ${ids.join(", ")}`);
}
const MOST = 50;
const LONGEST_NAME = 24;
