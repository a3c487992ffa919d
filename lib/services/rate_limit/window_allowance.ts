import type { RateDecision } from "../types.ts";
import { isOpen, stateOf, WINDOW } from "./rate_window.ts";
import { type Allowance, reconcile, type Reconciled } from "./reconcile.ts";
import type { AllowanceContext, WindowKeys } from "./rate_ledger.ts";
import { isFresh } from "../../base/time/age.ts";

/** Milliseconds that a request waits for one answer of the store. */
const TIMEOUT_MS = 150;
/** Milliseconds before the store is asked again for an exhausted window. */
const SETTLED_FOR = 1_000;
/** Milliseconds without a question after the store failed. */
const PAUSE = 1_000;

/** A client's window on this instance, once it is shared. */
export class WindowAllowance {
  readonly #keyAt: WindowKeys;
  #allowance: Allowance;
  #settledAt = -Infinity;
  #asking: PromiseWithResolvers<void> | undefined;
  #isLate = false;
  #pausedUntil = -Infinity;

  constructor(
    private readonly context: AllowanceContext,
    name: string,
    own: Pick<Allowance, "claimant" | "startedAt" | "passed">,
  ) {
    this.#keyAt = context.ledger.keysOf(name);
    const unknown = { unsettled: 0, reserved: 0, others: 0, isSettled: false };
    this.#allowance = { ...own, ...unknown };
  }

  isOpen(now: number): boolean {
    return isOpen(this.#allowance.startedAt, now);
  }

  /** Decides on a request. Undefined if `asked` has to be awaited first. */
  decide(now: number): RateDecision | undefined {
    const { limit, ahead } = this.context;
    const { passed, reserved, others } = this.#allowance;
    const isUsedUp = others + reserved >= limit;
    const canAsk = !this.#isLate && now >= this.#pausedUntil;
    if (passed < reserved) {
      if (canAsk && !isUsedUp && reserved - passed - 1 <= ahead >> 1) {
        this.asked();
      }
      return this.#pass(now);
    }
    const isKnown = isUsedUp && isFresh(this.#settledAt, SETTLED_FOR, now);
    if (canAsk && !isKnown) return undefined;
    return passed + others < limit ? this.#pass(now) : this.#refuse(now);
  }

  /** State of the window without counting a request. */
  peek(now: number): RateDecision {
    const { startedAt, passed, others } = this.#allowance;
    const window = { startedAt, count: passed + others };
    return { ...stateOf(window, this.context.limit, now), isExcess: false };
  }

  /** Asks the store. Resolves after its answer, its failure or the timeout. */
  asked(): Promise<void> {
    if (this.#asking) return this.#asking.promise;
    const { now, open, reportError } = this.context;
    const asking = this.#asking = Promise.withResolvers<void>();
    open.add(asking.promise);
    this.#settle().catch((error) => {
      this.#pausedUntil = now() + PAUSE;
      reportError(error);
    }).finally(() => {
      this.#asking = undefined;
      this.#isLate = false;
      open.delete(asking.promise);
      asking.resolve();
    });
    return asking.promise;
  }

  #pass(now: number): RateDecision {
    this.#allowance.passed++;
    this.#allowance.unsettled++;
    return this.peek(now);
  }

  // The client may ask another instance next, whose clock may be behind.
  #refuse(now: number): RateDecision {
    const { remaining, reset } = this.peek(now);
    const margin = this.#allowance.others > 0 ? 1 : 0;
    const latest = Math.min(WINDOW / 1000, reset + margin);
    return { remaining, reset: latest, isExcess: true };
  }

  // Lost races repeat without a bound. An instance that wins one takes a part
  // of the limit, so they end with the limit.
  async #settle(): Promise<void> {
    const { ledger, limit, ahead, now, random } = this.context;
    for (let attempt = 1;; attempt++) {
      const askedAt = now();
      const entry = await this.#withDeadline(ledger.read(this.#keyAt));
      // A later window has another allowance.
      if (!this.isOpen(now())) return;
      const before = this.#allowance;
      const passed = before.passed;
      const terms = { limit, ahead, now: now() };
      const next = reconcile(entry.shared, before, terms);
      const isAgreed = !next.isNews ||
        await this.#withDeadline(ledger.write(entry, next.shared));
      if (isAgreed) return this.#adopt(next, passed, askedAt);
      if (this.#isLate) return;
      await this.#pauseFor(random() * Math.min(40, 4 * 2 ** attempt));
    }
  }

  /** Requests admitted since the reservation belong to the same window. */
  #adopt({ allowance }: Reconciled, passedThen: number, askedAt: number) {
    const since = this.#allowance.passed - passedThen;
    const passed = allowance.passed + since;
    this.#allowance = { ...allowance, passed, unsettled: since };
    this.#settledAt = askedAt;
  }

  /** Waits for the answer, but releases the requests after the timeout. */
  async #withDeadline<T>(work: Promise<T>): Promise<T> {
    const cancel = this.context.after(TIMEOUT_MS, () => {
      this.#isLate = true;
      this.#asking?.resolve();
    });
    try {
      return await work;
    } finally {
      cancel();
    }
  }

  #pauseFor(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.context.after(milliseconds, resolve));
  }
}
