import { serveTheme } from "../lib/server/own_files.ts";

export const handler = serveTheme;
