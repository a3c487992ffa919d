import type { Command } from "../command.ts";
import { helpOn } from "../help/help.ts";
import { TOPICS } from "../help/topics.ts";

export const help: Command = {
  name: "help",
  operands: ["[topic or command…]"],
  options: [],
  summary: "Help: everything, a topic or a command",
  examples: ["foyer help", "foyer help output", "foyer help npc chat"],
  choices: TOPICS.map(({ name }) => name),
  run: ({ operands, commands }) => helpOn(operands, commands),
};
