import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { npcChat } from "../../../lib/api/operations/npc_chat.ts";
import { npcChatHealth } from "../../../lib/api/operations/npc_chat_health.ts";

export const handler = serve(npcChatHealth, npcChat);
