import { serve } from "../../../lib/api/serve_operation.ts";
import { getRoomAvatar } from "../../../lib/operations/get_room_avatar.ts";

export const handler = serve(getRoomAvatar);
