import { serveIcon } from "../lib/own_pictures.ts";

export const handler = serveIcon("/apple-touch-icon.png");
