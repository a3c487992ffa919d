import { serveAvatar } from "../../lib/own_pictures.ts";

export const handler = serveAvatar;
