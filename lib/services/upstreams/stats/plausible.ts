import { Count } from "../count.ts";
import { bearer, type StatsProvider, withSite } from "./provider.ts";

/** https://plausible.io/docs/stats-api-v1 */
export const plausible: StatsProvider = {
  who: "Plausible",
  asked: "real-time visitors",
  visitors: (site, ask) =>
    ask({
      url: withSite(`${site.url}/api/v1/stats/realtime/visitors`, site),
      headers: bearer(site.token),
    }, Count),
};
