import { servePreview } from "../../lib/previews.ts";

export const handler = servePreview;
