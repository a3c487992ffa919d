import { freePort } from "../../support/free_port.ts";
import { RealSite } from "../typescript/real_site.ts";

/** A site that knows itself by the address at which programs reach it. */
export async function siteAtAddress(): Promise<RealSite> {
  const port = String(freePort());
  return await RealSite.start({
    PORT: port,
    BASE_URL: `http://127.0.0.1:${port}`,
  });
}
