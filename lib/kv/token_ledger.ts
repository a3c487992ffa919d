import { z } from "zod";
import type { Key, Store } from "./store.ts";

const tokensKey = (day: string): Key => ["npc_tokens", day];

const KEPT_FOR = 2 * 24 * 60 * 60_000;
const ATTEMPTS = 5;
const Tokens = z.int().min(0).default(0);

/** What a language model has cost each day (YYYY-MM-DD in UTC), in tokens. */
export function tokenLedger(store: Store, now: () => number) {
  return {
    async spent(day: string): Promise<number> {
      const { value } = await store.get(tokensKey(day));
      return Tokens.parse(value);
    },
    async add(day: string, tokens: number): Promise<void> {
      const key = tokensKey(day);
      const expiresAt = now() + KEPT_FOR;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { value, version } = await store.get(key);
        const sum = Tokens.parse(value) + tokens;
        const check = [{ key, version }];
        const set = [{ key, value: sum, expiresAt }];
        if (await store.commit({ check, set })) return;
      }
      throw new Error("Cannot write down the tokens of a model");
    },
  };
}
