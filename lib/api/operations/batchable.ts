import type { AnyOperation } from "../../operation.ts";
import { getCodehostContributions } from "./get_codehost_contributions.ts";
import { getStats } from "./get_stats.ts";
import { npcChatHealth } from "./npc_chat_health.ts";

/**
 * What a batch may run: reads without arguments. A job id holds the place in
 * this list, so the order may only grow, and at most to four.
 */
export const batchable: [AnyOperation, ...AnyOperation[]] = [
  getStats,
  getCodehostContributions,
  npcChatHealth,
];
