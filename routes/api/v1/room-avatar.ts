import { serve } from "../../../lib/api/serve.ts";
import { getRoomAvatar } from "../../../lib/operations/get_room_avatar.ts";

export const handler = serve(getRoomAvatar);
