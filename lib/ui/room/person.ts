import type { Npc } from "../../content/content.ts";
import { avatarAddress, type Stance } from "../../graphics/addresses.ts";
import { fill } from "../../base/words/fill.ts";
import type { Words } from "../../base/words/words.ts";
import { inLanguage } from "../in_language.ts";
import { BEFORE, STAFF } from "./places.ts";

/** A person of the room, as islands need them. */
export type Person = ReturnType<typeof personOf>;
export type Manner = keyof Person["pictures"];

/** `day` chooses the idle line, so that it changes from day to day. */
export function personOf(
  npc: Npc,
  { room, home }: Words,
  owner: string,
  day: number,
) {
  const { id, name, role, greeting, idle, language } = npc;
  const { direction } = STAFF[id];
  const side = direction === 2 ? "right" : "left";
  const picture = (stance: Stance) => avatarAddress(npc, stance);
  return {
    id,
    name,
    title: fill(room.person, { name, role }),
    ...language && { mark: inLanguage(language) },
    topics: home.topics[id],
    greeting,
    /** The place of a visitor who talks to them, and the direction of their eyes. */
    before: { ...BEFORE[id], facing: (direction + 4) % 8 },
    idle: idle[Math.floor(day) % idle.length] ?? greeting,
    suggestions: room.suggestions[id].map((each) =>
      fill(each, { name: owner })
    ),
    pictures: {
      still: picture(side),
      speaking: picture(`${side}-speaking`),
      sad: picture(`${side}-sad`),
    },
  };
}

/** Addresses of the pictures of a wave, in order. */
export function wavesOf(npc: Npc): string[] {
  const stances: Stance[] = [
    "right-waving",
    "right-waving-1",
    "right-waving-2",
    "right-waving-3",
  ];
  return stances.map((stance) => avatarAddress(npc, stance));
}

type Spoken = Words["room"]["spoken"];

/** Words of the room that islands need. Without `request` no call is shown. */
export type RoomWords = Omit<Spoken, "request"> & { request?: string };

export type Robe = Words["room"]["robe"];
