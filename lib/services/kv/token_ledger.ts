import * as z from "zod";
import { dateOf, HOUR } from "../../base/time/days.ts";
import type { Account, TokenLedger } from "../upstreams/token_budget.ts";
import type { Key, Store } from "./store.ts";

const tokensKey = (day: string): Key => ["npc_tokens", day];
const callsKey = (day: string, hash: string): Key => ["npc_calls", day, hash];

/** From the start of the day, so that its last calls can be settled. */
const KEPT_FOR = 25 * HOUR;
/** A failed attempt means that another call has won. */
const ATTEMPTS = 50;

const Tokens = z.int().min(0).default(0);
const Calls = z.array(
  z.object({ at: z.number(), tokens: z.int().min(0) }),
).default([]);

interface Options {
  store: Store;
  now(): number;
  /** Anonymizes the client. */
  hashOf(client: string): Promise<string>;
}

/** Tokens and calls of language models by day (YYYY-MM-DD in UTC). */
export function tokenLedger({ store, now, hashOf }: Options): TokenLedger {
  return {
    async open(client) {
      const day = dateOf(now());
      const hash = await hashOf(client);
      return accountOf(store, day, hash);
    },
  };
}

function accountOf(store: Store, day: string, hash: string): Account {
  const expiresAt = Date.parse(day) + KEPT_FOR;
  const keys = [tokensKey(day), callsKey(day, hash)] as const;
  return {
    async update(change) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const check = await Promise.all(keys.map((key) => store.get(key)));
        const [tokens, calls] = check.map(({ value }) => value);
        const spent = change({
          tokens: Tokens.parse(tokens),
          calls: Calls.parse(calls),
        });
        const set = [
          { key: keys[0], value: spent.tokens, expiresAt },
          { key: keys[1], value: spent.calls, expiresAt },
        ];
        if (await store.commit({ check, set })) return;
      }
      throw new Error("Cannot store used tokens: other instances wrote first");
    },
  };
}
