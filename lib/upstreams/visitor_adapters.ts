import { z } from "zod";
import type { Ask } from "./ask.ts";
import { Count } from "./count.ts";

/** A site as its analytics provider knows it. */
export interface StatsSite {
  /** The base address, without a trailing slash. */
  url: string;
  id: string;
  token: string;
}

/** The number of visitors on the site now. */
export type VisitorAdapter = (site: StatsSite, ask: Ask) => Promise<number>;

/** https://docs.umami.is/docs/api/website-stats */
export const umami: VisitorAdapter = ({ url, id, token }, ask) => {
  const isCloud = new URL(url).origin === "https://api.umami.is";
  const folder = isCloud ? "https://api.umami.is/v1" : `${url}/api`;
  return ask({
    url: new URL(`${folder}/websites/${encodeURIComponent(id)}/active`),
    headers: isCloud ? { "x-umami-api-key": token } : bearer(token),
  }, UmamiActive);
};

// A site that nobody is on can be null, and version 2 once said `x`.
const UmamiActive = z.union([
  z.null().transform(() => 0),
  z.object({ visitors: Count }).transform(({ visitors }) => visitors),
  z.object({ x: Count }).transform(({ x }) => x),
]);

/** https://plausible.io/docs/stats-api-v1 */
export const plausible: VisitorAdapter = (site, ask) =>
  ask({
    url: withSite(`${site.url}/api/v1/stats/realtime/visitors`, site),
    headers: bearer(site.token),
  }, Count);

/** https://usefathom.com/api */
export const fathom: VisitorAdapter = (site, ask) =>
  ask({
    url: withSite(`${site.url}/v1/current_visitors`, site),
    headers: bearer(site.token),
  }, z.object({ total: Count }).transform(({ total }) => total));

/** https://developer.matomo.org/api-reference/reporting-api */
export const matomo: VisitorAdapter = ({ url, id, token }, ask) => {
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
    // Not in the URL: servers on the way write those down.
    body: new URLSearchParams({ token_auth: token }),
  }, MatomoCounters);
};

// An error is an object with status 200, and so does not fit.
const MatomoCounters = z.tuple([z.object({ visitors: Count })])
  .transform(([{ visitors }]) => visitors);

function withSite(address: string, { id }: StatsSite): URL {
  return new URL(`${address}?${new URLSearchParams({ site_id: id })}`);
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
