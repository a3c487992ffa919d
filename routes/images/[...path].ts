import { serveImage } from "../../lib/server/own_files.ts";

export const handler = serveImage;
