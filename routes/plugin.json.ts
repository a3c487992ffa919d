import { plugin } from "../lib/discovery/plugin.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(plugin);
