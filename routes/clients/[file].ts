import { serveClientPackage } from "../../lib/server/client_packages.ts";

export const handler = serveClientPackage;
