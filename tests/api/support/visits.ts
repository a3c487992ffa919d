import type { TestInit, TestSite } from "../../support/test_app.ts";
import { bodyOf } from "./requests.ts";

export const MINUTE = 60_000;

export const FIREFOX =
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0";

/** A request for a page as a browser makes it, unless told otherwise. */
export async function visit(
  site: TestSite,
  path: string,
  init: TestInit & { browser?: string } = {},
) {
  const { browser = FIREFOX, headers, ...rest } = init;
  const all = {
    "user-agent": browser,
    ...Object.fromEntries(new Headers(headers)),
  };
  const response = await site.fetch(path, { ...rest, headers: all });
  await response.body?.cancel();
}

export async function stats(site: TestSite) {
  return await bodyOf(await site.fetch("/api/v1/stats"));
}

export async function visitors(site: TestSite): Promise<number> {
  return (await stats(site)).active_visitors;
}
