import * as z from "zod";
import { Count } from "../count.ts";
import type { StatsProvider } from "./provider.ts";

/** https://developer.matomo.org/api-reference/reporting-api */
export const matomo: StatsProvider = {
  who: "Matomo",
  asked: "visitors of the last 5 minutes",
  visitors({ url, id, token }, ask) {
    const query = new URLSearchParams({
      module: "API",
      method: "Live.getCounters",
      idSite: id,
      lastMinutes: "5",
      format: "JSON",
    });
    return ask({
      url: new URL(`${url}/index.php?${query}`),
      method: "POST",
      // Not in the URL, which proxies log.
      body: new URLSearchParams({ token_auth: token }),
    }, MatomoCounters);
  },
};

// An error has status 200, and does not match.
const MatomoCounters = z.tuple([z.object({ visitors: Count })])
  .transform(([{ visitors }]) => visitors);
