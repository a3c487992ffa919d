import { pluginServers } from "../lib/discovery/plugin.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(pluginServers);
