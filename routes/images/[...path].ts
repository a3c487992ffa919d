import { serveImage } from "../../lib/own_files.ts";

export const handler = serveImage;
