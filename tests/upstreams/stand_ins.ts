import { githubAnswer } from "./helpers.ts";
import { completion, HELLO } from "./npc_endpoint.ts";

// Responses of each provider's stand-in. A test fails for a provider that has
// no entry here.

/** Responses for a number of visitors. */
const STATS: Record<string, (count: unknown) => unknown> = {
  umami: (visitors) => ({ visitors }),
  plausible: (count) => count,
  fathom: (total) => ({ total }),
  matomo: (visitors) => [{ visitors }],
};

/** Responses for contributions by day. */
const CODEHOSTS: Record<string, (days: Record<string, number>) => unknown> = {
  github: githubAnswer,
  gitlab: (days) => days,
  forgejo: (days) =>
    Object.entries(days).map(([day, contributions]) => ({
      timestamp: Date.parse(day) / 1000,
      contributions,
    })),
};

/** Responses of a model that says `HELLO`. */
const NPC_MODELS: Record<string, () => Response> = {
  openai: () => completion(HELLO),
};

export function statsAnswer(provider: string, count: unknown): Response {
  return Response.json(of(STATS, provider)(count));
}

export function codehostAnswer(
  provider: string,
  days: Record<string, number>,
): Response {
  return Response.json(of(CODEHOSTS, provider)(days));
}

export function npcAnswer(provider: string): Response {
  return of(NPC_MODELS, provider)();
}

function of<T>(standIns: Record<string, T>, provider: string): T {
  const standIn = standIns[provider];
  if (standIn) return standIn;
  throw new Error(`"${provider}" has no stand-in in ${import.meta.filename}`);
}
