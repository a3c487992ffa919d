import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { getRoomAvatar } from "../../../lib/api/operations/get_room_avatar.ts";

export const handler = serve(getRoomAvatar);
