import { type TestInit, type TestSite } from "../../support/test_app.ts";
import { completion, ENV, HELLO, model } from "../../upstreams/npc_endpoint.ts";
import { bodyOf } from "./requests.ts";

export const START = "2026-11-20T00:00:00Z";

/** A site whose model says that each call has cost so many tokens. */
export function talkative(tokens: number, env: Record<string, string> = {}) {
  const { sent, options } = model(async () => {
    const usage = { total_tokens: tokens };
    return Response.json({ ...await completion(HELLO).json(), usage });
  });
  // The window of the operation is not what is tested here.
  const all = { ...ENV, RATE_LIMIT: "0", NPC_DAILY_TOKENS: "200000", ...env };
  return { sent, options: { ...options, env: all, now: START } };
}

export async function sourceOf(site: TestSite, init: TestInit = {}) {
  const body = JSON.stringify({ message: "Who is here?", npcId: "barista" });
  const response = await site.fetch("/api/v1/npc-chat", {
    method: "POST",
    body,
    ...init,
  });
  return (await bodyOf(response)).source;
}

/** Counts the answers of the model to `count` messages in sequence. */
export async function answered(
  site: TestSite,
  count: number,
  init: TestInit = {},
) {
  let byModel = 0;
  for (let i = 0; i < count; i++) {
    if (await sourceOf(site, init) === "openai") byModel++;
  }
  return byModel;
}
