import { serve } from "../../../lib/api/serve_operation.ts";
import { npcChat } from "../../../lib/operations/npc_chat.ts";
import { npcChatHealth } from "../../../lib/operations/npc_chat_health.ts";

export const handler = serve(npcChatHealth, npcChat);
