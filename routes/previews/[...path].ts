import { servePreview } from "../../lib/server/previews.ts";

export const handler = servePreview;
