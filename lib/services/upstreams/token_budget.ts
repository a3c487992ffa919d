import { HOUR, MINUTE } from "../../base/time/days.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { MAX_CALLS_PER_DAY, MAX_CALLS_PER_MINUTE } from "../../limits.ts";
import { isFresh } from "../../base/time/age.ts";

/** Part of the daily tokens that one client may use in an hour. */
const HOURLY_PART = 1 / 10;
/** A reported cost above this multiple of the estimate is capped. */
const BELIEVED = 10;

/** A call of a model, sent or about to be. */
export interface ModelCall {
  at: number;
  tokens: number;
}

/** Spent on a day in UTC. */
export interface Spent {
  /** Tokens of all clients. */
  tokens: number;
  /** Calls of one client, the oldest first. */
  calls: readonly ModelCall[];
}

/** Spending of one client and of all, on the day it was opened. */
export interface Account {
  /** Stores the result of `change`. Stores nothing if it throws. */
  update(change: (spent: Spent) => Spent): Promise<void>;
}

/** Stores the calls of each day. */
export interface TokenLedger {
  open(client: string): Promise<Account>;
}

interface Options {
  ledger: TokenLedger;
  limit: number;
  now(): number;
}

/**
 * Limits tokens a day, and calls and tokens of each client. A call is recorded
 * with an estimate before it is sent, so that pending calls count. The call
 * that crosses a limit is the last.
 */
export class TokenBudget {
  constructor(
    private readonly provider: string,
    private readonly options: Options,
  ) {}

  /**
   * Returns a function that replaces the estimate by the reported cost. Throws an
   * UpstreamError if the call must not be sent.
   */
  async charge(client: string, estimate: number) {
    const { ledger, limit, now } = this.options;
    const call = { at: now(), tokens: estimate };
    let index = 0;
    try {
      const account = await ledger.open(client);
      await account.update((spent) => {
        const failure = refusalOf(spent, limit, call.at);
        if (failure) throw new UpstreamError(this.provider, failure);
        index = spent.calls.length;
        return {
          tokens: spent.tokens + estimate,
          calls: [...spent.calls, call],
        };
      });
      return (tokens: number) =>
        settle(account, index, Math.min(tokens, BELIEVED * estimate));
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      // Without the ledger the cost would be unlimited.
      throw new UpstreamError(this.provider, "budget");
    }
  }
}

function refusalOf({ tokens, calls }: Spent, limit: number, now: number) {
  if (tokens >= limit) return "budget";
  const since = (age: number) =>
    calls.filter(({ at }) => isFresh(at, age, now));
  const ofHour = since(HOUR).reduce((sum, call) => sum + call.tokens, 0);
  const isOver = calls.length >= MAX_CALLS_PER_DAY ||
    since(MINUTE).length >= MAX_CALLS_PER_MINUTE ||
    ofHour >= limit * HOURLY_PART;
  return isOver ? "limited" : null;
}

async function settle(account: Account, index: number, tokens: number) {
  try {
    await account.update((spent) => {
      const call = spent.calls[index];
      if (!call) return spent;
      return {
        tokens: spent.tokens + tokens - call.tokens,
        calls: spent.calls.with(index, { ...call, tokens }),
      };
    });
  } catch {
    // The estimate stays, and the visitor gets the answer.
  }
}
