import { pluginServers } from "../lib/api/discovery/plugin.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(pluginServers);
