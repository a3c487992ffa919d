import { HOUR, MINUTE } from "../../base/time/days.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { MAX_CALLS_PER_DAY, MAX_CALLS_PER_MINUTE } from "../../limits.ts";
import { isFresh } from "../../base/time/age.ts";

/** The part of the day's tokens that one client may use in an hour. */
const HOURLY_PART = 1 / 10;
/** More than so many times the estimate is not believed to be the cost of a call. */
const BELIEVED = 10;

/** A call of a model that was sent, or is about to be. */
export interface ModelCall {
  /** Milliseconds since 1970. */
  at: number;
  tokens: number;
}

/** What has been spent on a day in UTC. */
export interface Spent {
  /** The tokens of everybody. */
  tokens: number;
  /** The calls of one client, the oldest first. */
  calls: readonly ModelCall[];
}

/** What one client and everybody have spent on the day on which it was opened. */
export interface Account {
  /** Writes down what the change answers, or nothing where it throws. */
  update(change: (spent: Spent) => Spent): Promise<void>;
}

/** Where each day's calls of models are written down. */
export interface TokenLedger {
  open(client: string): Promise<Account>;
}

interface Options {
  ledger: TokenLedger;
  /** Tokens a day. */
  limit: number;
  now(): number;
}

/** Puts what a model says that the call has cost in the place of the estimate. */
export type Settle = (tokens: number) => Promise<void>;

/**
 * What a model may cost: so many tokens a day, and of each client so many calls
 * and tokens. A call is written down before it is sent, with an estimate, so
 * that those under way count too; the one that crosses a line is the last.
 */
export class TokenBudget {
  readonly #provider: string;
  readonly #options: Options;

  constructor(provider: string, options: Options) {
    this.#provider = provider;
    this.#options = options;
  }

  /** Throws an UpstreamError where the call must not be sent. */
  async charge(client: string, estimate: number): Promise<Settle> {
    const { ledger, limit, now } = this.#options;
    const call = { at: now(), tokens: estimate };
    let index = 0;
    try {
      const account = await ledger.open(client);
      await account.update((spent) => {
        const failure = refusalOf(spent, limit, call.at);
        if (failure) throw new UpstreamError(this.#provider, failure);
        index = spent.calls.length;
        return {
          tokens: spent.tokens + estimate,
          calls: [...spent.calls, call],
        };
      });
      return (tokens) =>
        settle(account, index, Math.min(tokens, BELIEVED * estimate));
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      // Without its ledger a model could cost any sum.
      throw new UpstreamError(this.#provider, "budget");
    }
  }
}

function refusalOf(
  { tokens, calls }: Spent,
  limit: number,
  now: number,
): "budget" | "limited" | null {
  if (tokens >= limit) return "budget";
  const since = (age: number) =>
    calls.filter(({ at }) => isFresh(at, age, now));
  const ofHour = since(HOUR).reduce((sum, call) => sum + call.tokens, 0);
  const isOver = calls.length >= MAX_CALLS_PER_DAY ||
    since(MINUTE).length >= MAX_CALLS_PER_MINUTE ||
    ofHour >= limit * HOURLY_PART;
  return isOver ? "limited" : null;
}

async function settle(
  account: Account,
  index: number,
  tokens: number,
): Promise<void> {
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
    // The estimate stays written down, and the answer is there.
  }
}
