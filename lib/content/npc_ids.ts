/** The people who can be in the room, in their fixed order. */
export const NPC_IDS = [
  "librarian",
  "archivist",
  "concierge",
  "barista",
] as const;
export type NpcId = typeof NPC_IDS[number];
