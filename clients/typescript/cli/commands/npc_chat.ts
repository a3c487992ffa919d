import type { NpcReply } from "../../types.ts";
import type { Command } from "../command.ts";
import { namesOf } from "../table/shape.ts";
import { cellOf, itemsOf, memberOf } from "../table/value.ts";
import type { View } from "../table/view.ts";
import { speechLines } from "../conversation/speech.ts";

export const npcChat: Command = {
  name: "npc chat",
  operands: ["<npcId>", "<message>"],
  options: ["page"],
  summary: "Send one message; - reads standard input",
  examples: [
    'foyer npc chat archivist "Where did you work before?"',
    'foyer npc chat barista "What is on this page?" --page /about',
    'echo "Where is the contact page?" | foyer npc chat concierge -',
  ],
  answer: {
    fields: namesOf<NpcReply>({
      npc_id: true,
      messages: true,
      action: true,
      source: true,
    }),
    view,
  },
  run: async ({ foyer, operands, settings: { page }, system }) => {
    const [npcId = "", given = ""] = operands;
    const message = given === "-"
      ? (await system.readIn()).replace(/\r?\n$/, "")
      : given;
    return await foyer.chat({
      npcId,
      message,
      ...page !== undefined && { context: { page } },
    });
  },
};

/** The conversation. In a pipe one line for each message. */
function view(reply: unknown): View {
  const name = cellOf(memberOf(reply, "npc_id"));
  return {
    onScreen: (screen) => speechLines(reply, name, screen),
    inPipe: itemsOf(reply, ["messages"]).map((message) => [
      name,
      cellOf(memberOf(message, "text")),
    ]),
  };
}
