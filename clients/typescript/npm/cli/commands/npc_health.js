import { namesOf } from "../table/shape.js";
export const npcHealth = {
    name: "npc health",
    operands: [],
    options: [],
    summary: "Who is in the room, and whether they answer",
    examples: ["foyer npc health", "foyer npc health --table --fields id,name"],
    answer: {
        list: ["npcs"],
        fields: namesOf({ id: true, name: true, role: true }),
    },
    run: ({ foyer }) => foyer.chatHealth(),
};
