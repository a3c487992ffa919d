import type { NpcId } from "./npc_ids.ts";

/** Default figures, if a file has none. */
export const NPC_FIGURES: Record<NpcId, string> = {
  librarian: "hd-182-2.hr-3-8.ch-1-8-3.cc-1-9.lg-2-10.sh-2-2.ea-0-5",
  archivist: "hd-180-4.hr-0-1.ch-4-7.lg-0-2.sh-2-0.ea-0-2.fa-1-1.ca-1-2",
  concierge: "hd-182-1.hr-5-9.ch-2-15-16.lg-2-7.sh-2-2.he-0-9.ca-0-9",
  barista: "hd-181-6.hr-5-1.ch-0-3-14.lg-1-5.sh-0-0.ha-1-0.fa-0-1.ca-1-3",
};
