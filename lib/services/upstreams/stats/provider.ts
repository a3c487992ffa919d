import type { Ask } from "../fetch_json.ts";

export interface StatsSite {
  /** Without a trailing slash. */
  url: string;
  id: string;
  token: string;
}

export interface StatsProvider {
  /** For the documentation. */
  who: string;
  asked: string;
  /** Current visitors. */
  visitors(site: StatsSite, ask: Ask): Promise<number>;
}

export function withSite(address: string, { id }: StatsSite): URL {
  return new URL(`${address}?${new URLSearchParams({ site_id: id })}`);
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
