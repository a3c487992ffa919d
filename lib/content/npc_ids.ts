/** Who may be in the room, in the order in which they stand there. */
export const NPC_IDS = [
  "librarian",
  "archivist",
  "concierge",
  "barista",
] as const;
export type NpcId = typeof NPC_IDS[number];
