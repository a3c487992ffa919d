import * as z from "zod";
import {
  body,
  figure,
  hidden,
  list,
  record,
  text,
  textUpTo,
  updated,
} from "../fields.ts";
import { visible } from "../hidden.ts";
import type { Translated } from "../front_matter.ts";
import { defineKind } from "../kind.ts";
import { NPC_IDS, type NpcId } from "../names.ts";

const others = NPC_IDS.slice(0, -1).join(", ");
const Id = z.enum(
  NPC_IDS,
  `not a character in the room; name the file ${others} or ${NPC_IDS.at(-1)}`,
);

export const Npc = record({
  name: text().describe("Name of the character."),
  role: text().describe("Job of the character."),
  greeting: textUpTo(140).describe("First words, at most 140 characters."),
  idle: list(textUpTo(140)).length(
    6,
    "not six lines long; write exactly six lines",
  ).describe("Six lines to say when nobody asks, each at most 140 characters."),
  figure: figure().optional().describe("Drawn figure, if not the usual one."),
  updated: updated(),
  hidden: hidden(),
}, { id: Id, body: body() });
export type Npc = z.output<typeof Npc> & Translated & { figure: string };

/** The people in the room, in their fixed order. */
export const npcs = defineKind({
  root: "person",
  files: "npcs/*.md",
  isTranslated: true,
  usedBy: () => "/room, POST /api/v1/npc-chat",
  schema: Npc,
  given: ({ name }, body) => ({ id: name, body }),
  collect: (entries): Npc[] =>
    visible(entries)
      .map((npc) => ({ ...npc, figure: npc.figure ?? FIGURES[npc.id] }))
      .sort(asInTheRoom),
});

function asInTheRoom(one: Npc, other: Npc): number {
  return NPC_IDS.indexOf(one.id) - NPC_IDS.indexOf(other.id);
}

/** Default figures, if a file has none. */
const FIGURES: Record<NpcId, string> = {
  librarian: "hd-182-2.hr-3-8.ch-1-8-3.cc-1-9.lg-2-10.sh-2-2.ea-0-5",
  archivist: "hd-180-4.hr-0-1.ch-4-7.lg-0-2.sh-2-0.ea-0-2.fa-1-1.ca-1-2",
  concierge: "hd-182-1.hr-5-9.ch-2-15-16.lg-2-7.sh-2-2.he-0-9.ca-0-9",
  barista: "hd-181-6.hr-5-1.ch-0-3-14.lg-1-5.sh-0-0.ha-1-0.fa-0-1.ca-1-3",
};
