import type { AnyOperation } from "../../operation.ts";
import { getCodehostContributions } from "./get_codehost_contributions.ts";
import { getJob } from "./get_job.ts";
import { getManifest } from "./get_manifest.ts";
import { getRoomAvatar } from "./get_room_avatar.ts";
import { getStats } from "./get_stats.ts";
import { listWork } from "./list_work.ts";
import { npcChat } from "./npc_chat.ts";
import { npcChatHealth } from "./npc_chat_health.ts";
import { runBatch } from "./run_batch.ts";
import { trackEvent } from "./track_event.ts";

/** Every operation of the API. Routing, OpenAPI and the documents follow from it. */
export const operations: AnyOperation[] = [
  listWork,
  getStats,
  getCodehostContributions,
  npcChatHealth,
  npcChat,
  trackEvent,
  runBatch,
  getJob,
  getRoomAvatar,
  getManifest,
];
