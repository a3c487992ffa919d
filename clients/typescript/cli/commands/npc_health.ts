import type { Npc } from "../../types.ts";
import type { Command } from "../command.ts";
import { namesOf } from "../table/shape.ts";

export const npcHealth: Command = {
  name: "npc health",
  operands: [],
  options: [],
  summary: "People in the room and their status",
  examples: ["foyer npc health", "foyer npc health --table --fields id,name"],
  answer: {
    list: ["npcs"],
    fields: namesOf<Npc>({ id: true, name: true, role: true }),
  },
  run: ({ foyer }) => foyer.chatHealth(),
};
