import { serveIcon } from "../lib/server/own_pictures.ts";

export const handler = serveIcon("/apple-touch-icon.png");
