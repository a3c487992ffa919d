import { serveIcon } from "../lib/own_pictures.ts";

export const handler = serveIcon("/icon-192.png");
