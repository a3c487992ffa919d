import * as z from "zod";
import type { StatsName } from "../../providers.ts";
import { type Ask, Count } from "./fetch.ts";

interface StatsSite {
  /** Without a trailing slash. */
  url: string;
  id: string;
  token: string;
}

interface StatsProvider {
  /** For the documentation. */
  who: string;
  asked: string;
  /** Current visitors. */
  visitors(site: StatsSite, ask: Ask): Promise<number>;
}

export const statsProviders: Record<StatsName, StatsProvider> = {
  // https://docs.umami.is/docs/api/website-stats
  umami: {
    who: "Umami, your own or its cloud (`https://api.umami.is`)",
    asked: "active visitors of the website",
    visitors({ url, id, token }, ask) {
      const isCloud = new URL(url).origin === "https://api.umami.is";
      const folder = isCloud ? "https://api.umami.is/v1" : `${url}/api`;
      return ask({
        url: new URL(`${folder}/websites/${encodeURIComponent(id)}/active`),
        headers: isCloud ? { "x-umami-api-key": token } : bearer(token),
      }, UmamiActive);
    },
  },
  // https://plausible.io/docs/stats-api-v1
  plausible: {
    who: "Plausible",
    asked: "real-time visitors",
    visitors: (site, ask) =>
      ask({
        url: withSite(`${site.url}/api/v1/stats/realtime/visitors`, site),
        headers: bearer(site.token),
      }, Count),
  },
  // https://usefathom.com/api
  fathom: {
    who: "Fathom (`https://api.usefathom.com`)",
    asked: "current visitors",
    visitors: (site, ask) =>
      ask({
        url: withSite(`${site.url}/v1/current_visitors`, site),
        headers: bearer(site.token),
      }, FathomVisitors),
  },
  // https://developer.matomo.org/api-reference/reporting-api
  matomo: {
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
  },
};

// Null without visitors. Version 2 used `x`.
const UmamiActive = z.union([
  z.null().transform(() => 0),
  z.object({ visitors: Count }).transform(({ visitors }) => visitors),
  z.object({ x: Count }).transform(({ x }) => x),
]);

const FathomVisitors = z.object({ total: Count })
  .transform(({ total }) => total);

// An error has status 200, and does not match.
const MatomoCounters = z.tuple([z.object({ visitors: Count })])
  .transform(([{ visitors }]) => visitors);

function withSite(address: string, { id }: StatsSite): URL {
  return new URL(`${address}?${new URLSearchParams({ site_id: id })}`);
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
