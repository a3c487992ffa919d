import { assert } from "@std/assert";
import type { TestSite } from "../support/test_app.ts";

/** An upstream that says nothing until it is told to, and heeds its signal. */
export function silent() {
  const calls: { signal: AbortSignal; answer(response: Response): void }[] = [];
  let arrived = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = (_, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const signal = init?.signal;
    assert(signal, "a call without an end");
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
    calls.push({ signal, answer: resolve });
    arrived.resolve();
    arrived = Promise.withResolvers();
    return promise;
  };
  /** Resolves when so many calls have been made. */
  const made = async (count: number) => {
    while (calls.length < count) await arrived.promise;
    const call = calls[count - 1];
    assert(call);
    return call;
  };
  return { calls, fetch, made };
}

export interface Case {
  env: Record<string, string>;
  /** `from`: the address of the client. */
  ask(site: TestSite, from?: string): Promise<Response>;
  /** Status of the response after silence. */
  status: number;
  /** Milliseconds for one attempt, and for all. */
  attempt: number;
  total?: number;
}

export const STATISTICS: Case = {
  env: {
    STATS_PROVIDER: "plausible",
    STATS_URL: "https://stats.example",
    STATS_SITE_ID: "light",
    STATS_TOKEN: "t",
  },
  ask: (site, from) => site.fetch("/api/v1/stats", { from }),
  status: 500,
  attempt: 3_000,
  total: 5_000,
};

export const IMAGER: Case = {
  env: { IMAGER_URL: "https://imager.example/avatar" },
  ask: (site, from) =>
    site.fetch("/api/v1/room-avatar?figure=hd-180-1&direction=2", { from }),
  status: 502,
  attempt: 3_000,
};

export const CASES: Record<string, Case> = {
  "statistics": STATISTICS,
  "the imager": IMAGER,
  "a code host": {
    env: {
      CODEHOST_PROVIDER: "gitlab",
      CODEHOST_URL: "https://host.example",
      CODEHOST_USER: "keeper",
    },
    ask: (site, from) => site.fetch("/api/v1/codehost-contributions", { from }),
    status: 502,
    attempt: 3_000,
    total: 5_000,
  },
  "a model": {
    env: {
      NPC_PROVIDER: "openai",
      NPC_URL: "https://model.example/v1",
      NPC_MODEL: "small",
    },
    ask: (site, from) =>
      site.fetch("/api/v1/npc-chat", {
        method: "POST",
        from,
        body: JSON.stringify({ message: "Hello", npcId: "librarian" }),
      }),
    status: 200,
    attempt: 8_000,
    total: 12_000,
  },
};
