import { UpstreamError } from "./upstream_error.ts";

/** Where the tokens of each day (UTC, YYYY-MM-DD) are written down. */
export interface TokenLedger {
  spent(day: string): Promise<number>;
  add(day: string, tokens: number): Promise<void>;
}

interface Options {
  ledger: TokenLedger;
  /** Tokens a day. */
  limit: number;
  now(): number;
}

/** What a model answers, with the tokens it cost where it says so. */
interface Metered {
  usage?: { total_tokens: number } | null;
}

/** A day's tokens. Calls under way when the last are spent may go over it. */
export class TokenBudget {
  readonly #provider: string;
  readonly #options: Options;

  constructor(provider: string, options: Options) {
    this.#provider = provider;
    this.#options = options;
  }

  /** Makes the call while some of today's tokens are left, and writes down its cost. */
  async spend<T extends Metered>(
    estimate: number,
    call: () => Promise<T>,
  ): Promise<T> {
    const { ledger, limit, now } = this.#options;
    const day = new Date(now()).toISOString().slice(0, 10);
    const spent = await this.#written(ledger.spent(day));
    if (spent >= limit) throw new UpstreamError(this.#provider, "budget");
    const answer = await call().catch(async (error) => {
      // The model may have worked, and be paid, for an answer that nobody read.
      if (isGivenUp(error)) await this.#written(ledger.add(day, estimate));
      throw error;
    });
    const tokens = answer.usage?.total_tokens ?? estimate;
    await this.#written(ledger.add(day, tokens));
    return answer;
  }

  /** Without its ledger a model could cost any sum, so that is a failure too. */
  async #written<T>(entry: Promise<T>): Promise<T> {
    try {
      return await entry;
    } catch {
      throw new UpstreamError(this.#provider, "budget");
    }
  }
}

function isGivenUp(error: unknown): boolean {
  return error instanceof UpstreamError &&
    (error.failure === "timeout" || error.failure === "aborted");
}
