import { EDITION } from "../avatar/edition.ts";
import type { Avatar } from "../avatar/types.ts";
import type { Content } from "../../content/content.ts";
import { digestOf } from "../../base/http/digest.ts";

type Given = Pick<Avatar, "direction"> & Partial<Avatar>;

/** How people stand on pages, each in the terms of `GET /api/v1/room-avatar`. */
const STANCES = {
  front: { direction: 3 },
  right: { direction: 2 },
  left: { direction: 4 },
  away: { direction: 7 },
  surprised: { direction: 4, gesture: "srp" },
  waving: { direction: 3, action: "wav" },
  "right-speaking": { direction: 2, gesture: "spk" },
  "left-speaking": { direction: 4, gesture: "spk" },
  "right-waving": { direction: 2, action: "wav" },
  "right-waving-1": { direction: 2, action: "wav", frame: 1 },
  "right-waving-2": { direction: 2, action: "wav", frame: 2 },
  "right-waving-3": { direction: 2, action: "wav", frame: 3 },
  "right-sad": { direction: 2, gesture: "sad" },
  "left-sad": { direction: 4, gesture: "sad" },
} satisfies Record<string, Given>;
export type Stance = keyof typeof STANCES;

/** Somebody whom pages show. */
export interface Drawn {
  /** `owner`, or the id of one of the staff. */
  id: string;
  figure: string;
  /** Large unless it says otherwise. */
  size?: Avatar["size"];
}

/** Nobody in particular: the reference shows by them what the API can draw. */
export const SOMEBODY: Drawn = {
  id: "somebody",
  figure: "hd-180-1.hr-100-61.ch-210-66.lg-270-82",
  size: "n",
};

/** Whoever comes into the room, until they choose how they look. */
export const VISITOR: Drawn = {
  id: "visitor",
  figure: "hd-180-0.hr-0-4.ch-5-1-7.lg-0-0.sh-0-1.he-2-2",
};

/** The owner, where there is a figure of theirs. */
export function ownerDrawn(
  { figure }: Pick<Content["profile"], "figure">,
): Drawn | undefined {
  return figure ? { id: "owner", figure } : undefined;
}

/**
 * All that pages can show, by its path, such as `/avatars/owner-waving.png`:
 * everybody in every stance.
 */
export function avatarsOf(
  { profile, npcs }: Pick<Content, "profile" | "npcs">,
): Map<string, Avatar> {
  const owner = ownerDrawn(profile) ?? [];
  const people = [owner, npcs, SOMEBODY, VISITOR].flat();
  return new Map(
    people.flatMap((person) =>
      Object.entries(STANCES).map(([stance, given]) => [
        pathOf(person, stance),
        avatarOf(person, given),
      ])
    ),
  );
}

/** Where a page finds the picture; what is drawn otherwise has another address. */
export function avatarAddress(
  person: Drawn,
  stance: Stance,
  edition = EDITION,
): string {
  const avatar = avatarOf(person, STANCES[stance]);
  const drawn = new TextEncoder().encode(JSON.stringify([avatar, edition]));
  const version = digestOf(drawn).slice(0, 8);
  return `${pathOf(person, stance)}?v=${version}`;
}

function pathOf({ id }: Drawn, stance: string): string {
  return `/avatars/${id}-${stance}.png`;
}

function avatarOf({ figure, size = "l" }: Drawn, given: Given): Avatar {
  return {
    figure,
    size,
    headDirection: given.direction,
    gesture: "nrm",
    action: "std",
    frame: 0,
    ...given,
  };
}
