import type { Ask } from "../fetch_json.ts";

/** A site as a provider of statistics knows it. */
export interface StatsSite {
  /** The base address, without a trailing slash. */
  url: string;
  id: string;
  token: string;
}

/** A service that counts the visitors of the site. */
export interface StatsProvider {
  /** For the documentation: its name, and what it is asked for. */
  who: string;
  asked: string;
  /** The number of visitors on the site now. */
  visitors(site: StatsSite, ask: Ask): Promise<number>;
}

export function withSite(address: string, { id }: StatsSite): URL {
  return new URL(`${address}?${new URLSearchParams({ site_id: id })}`);
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
