import { z } from "zod";
import {
  body,
  figure,
  flag,
  fullDate,
  list,
  record,
  text,
  textUpTo,
} from "../fields.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";
import { NPC_FIGURES } from "../npc_figures.ts";
import { NPC_IDS } from "../npc_ids.ts";

const others = NPC_IDS.slice(0, -1).join(", ");
const NpcId = z.enum(
  NPC_IDS,
  `nobody in the room; name the file ${others} or ${NPC_IDS.at(-1)}`,
);

export const Npc = record({
  name: text(),
  role: text(),
  greeting: textUpTo(140),
  idle: list(textUpTo(140)).length(
    6,
    "the wrong length; write exactly six lines",
  ),
  figure: figure().optional(),
  updated: fullDate(),
  hidden: flag(),
}, { id: NpcId, body: body() });
export type Npc = z.output<typeof Npc> & { figure: string };

/** The people in the room, in their fixed order. */
export const npcs = defineKind({
  root: "person",
  files: "npcs/*.md",
  usedBy: () => "/room, POST /api/v1/npc-chat",
  schema: Npc,
  given: ({ name }, body) => ({ id: name, body }),
  collect: (entries) => visible(entries).map(inTheirFigure).sort(asInTheRoom),
});

function inTheirFigure(npc: z.output<typeof Npc>): Npc {
  return { ...npc, figure: npc.figure ?? NPC_FIGURES[npc.id] };
}

function asInTheRoom(one: Npc, other: Npc): number {
  return NPC_IDS.indexOf(one.id) - NPC_IDS.indexOf(other.id);
}
