import { assert } from "@std/assert";
import type { Network } from "../../lib/services/upstreams/network.ts";
import { UpstreamError } from "../../lib/upstream_error.ts";
import { FakeClock } from "../support/clock.ts";
import { standIn } from "../support/stand_in.ts";
import { readConfig } from "../../lib/config.ts";

/** Real calls, a clock that stands, and no time lost between attempts. */
export function testNetwork(changes: Partial<Network> = {}): Network {
  const { now, timeout } = new FakeClock("2026-11-20T12:00:00Z");
  return {
    fetch,
    now,
    timeout,
    wait: () => Promise.resolve(),
    ...changes,
  };
}

/** The UpstreamError that the promise ends with. */
export async function upstreamError(
  promise: Promise<unknown>,
): Promise<UpstreamError> {
  const error = await promise.then(() => null, (error) => error);
  assert(error instanceof UpstreamError, `${error} is no UpstreamError`);
  return error;
}

/** An address on which nobody listens any more. */
export async function deadAddress(): Promise<string> {
  await using server = standIn(() => new Response());
  return server.url;
}

/** Response of GitHub for these days. */
export function githubAnswer(days: Record<string, number>) {
  const contributionDays = Object.entries(days).map(([date, count]) => ({
    date,
    contributionCount: count,
  }));
  const contributionCalendar = {
    weeks: [{ contributionDays }, {
      contributionDays: [],
    }],
  };
  return {
    data: { user: { contributionsCollection: { contributionCalendar } } },
  };
}

/** A year of contributions. */
export const RANGE = { from: "2025-11-22", to: "2026-11-20" };

/** The configuration of a site with one code host. */
export function configFor(provider: string, url: string, token = "t0ken") {
  return readConfig({
    CODEHOST_PROVIDER: provider,
    CODEHOST_URL: url,
    CODEHOST_USER: "sam",
    CODEHOST_TOKEN: token,
  });
}
