import { serveClientPackage } from "../../lib/server/own_files.ts";

export const handler = serveClientPackage;
