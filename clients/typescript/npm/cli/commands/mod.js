import { ask } from "./ask.js";
import { avatar } from "./avatar.js";
import { batch } from "./batch.js";
import { chat } from "./chat.js";
import { completion } from "./completion.js";
import { contributions } from "./contributions.js";
import { help } from "./help.js";
import { job } from "./job.js";
import { man } from "./man.js";
import { manifest } from "./manifest.js";
import { npcChat } from "./npc_chat.js";
import { npcHealth } from "./npc_health.js";
import { stats } from "./stats.js";
import { track } from "./track.js";
import { work } from "./work.js";
export const COMMANDS = [
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
