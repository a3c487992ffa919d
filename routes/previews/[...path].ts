import { servePreview } from "../../lib/own_pictures.ts";

export const handler = servePreview;
