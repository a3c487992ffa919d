import type { Command } from "../command.ts";
import { ask } from "./ask.ts";
import { avatar } from "./avatar.ts";
import { batch } from "./batch.ts";
import { chat } from "./chat.ts";
import { completion } from "./completion.ts";
import { contributions } from "./contributions.ts";
import { help } from "./help.ts";
import { job } from "./job.ts";
import { man } from "./man.ts";
import { manifest } from "./manifest.ts";
import { npcChat } from "./npc_chat.ts";
import { npcHealth } from "./npc_health.ts";
import { stats } from "./stats.ts";
import { track } from "./track.ts";
import { work } from "./work.ts";

/** In the order of help. */
export const COMMANDS: readonly Command[] = [
  work,
  stats,
  contributions,
  ask,
  chat,
  npcChat,
  npcHealth,
  avatar,
  batch,
  job,
  track,
  manifest,
  completion,
  man,
  help,
];
