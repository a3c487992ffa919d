import { helpOn } from "../help/help.js";
import { TOPICS } from "../help/topics.js";
export const help = {
    name: "help",
    operands: ["[topic or command…]"],
    options: [],
    summary: "How to use it: all, a topic or a command",
    examples: ["foyer help", "foyer help output", "foyer help npc chat"],
    choices: TOPICS.map(({ name }) => name),
    run: ({ operands, commands }) => helpOn(operands, commands),
};
