import { serveClientPackage } from "../../lib/client_packages.ts";

export const handler = serveClientPackage;
