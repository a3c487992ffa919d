import { serveAvatar } from "../../lib/server/own_pictures.ts";

export const handler = serveAvatar;
