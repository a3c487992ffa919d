import { serveTheme } from "../lib/own_files.ts";

export const handler = serveTheme;
