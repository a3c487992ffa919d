import { serveRobe } from "../lib/server/own_files.ts";

export const handler = serveRobe;
