import { serveIcon } from "../lib/server/own_pictures.ts";

export const handler = serveIcon("/icon.svg");
