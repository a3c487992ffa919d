import { isOpen, WINDOW } from "./rate_window.ts";

/** A window as all instances know it. */
export interface SharedWindow {
  startedAt: number;
  /** End of the window before. Earlier requests do not count here. */
  notBefore: number;
  /** Requests by claimant: admitted, or about to be. */
  claims: Record<string, number>;
}

/** Part of one instance in a window, as that instance knows it. */
export interface Allowance {
  claimant: string;
  startedAt: number;
  passed: number;
  /** Requests admitted since the last agreement with the other instances. */
  unsettled: number;
  /** Requests that this instance has claimed. */
  reserved: number;
  /** Requests that other instances have claimed. */
  others: number;
  isSettled: boolean;
}

export interface Terms {
  limit: number;
  /** Maximum lead of a reservation over the admitted requests. */
  ahead: number;
  now: number;
}

export interface Reconciled {
  shared: SharedWindow;
  allowance: Allowance;
  /** True if the window has to be stored. */
  isNews: boolean;
}

/**
 * Reconciles the allowance of one instance with the shared window. Declares the
 * admitted requests, and claims a few more while the limit lasts. Of two starts
 * the earlier wins, but windows never overlap.
 */
export function reconcile(
  known: SharedWindow | undefined,
  allowance: Allowance,
  { limit, ahead, now }: Terms,
): Reconciled {
  const open = known && isOpen(known.startedAt, now) ? known : undefined;
  const own = inWindow(allowance, known, open, now);
  const notBefore = open?.notBefore ?? endOf(known, now);
  const startedAt = startOf(own, open, notBefore);
  const { claimant } = allowance;
  const { [claimant]: recorded = 0, ...rest } = open?.claims ?? {};
  const others = Object.values(rest).reduce((sum, claim) => sum + claim, 0);
  const reserved = Math.max(
    own.reserved,
    own.passed,
    Math.min(own.passed + ahead, limit - others),
  );
  const isOtherClaim = reserved !== recorded && others + recorded < limit;
  const agreed = { startedAt, reserved, others, unsettled: 0, isSettled: true };
  const claims = { ...rest, [claimant]: reserved };
  return {
    shared: { startedAt, notBefore, claims },
    allowance: { ...own, ...agreed },
    isNews: isOtherClaim || startedAt !== open?.startedAt,
  };
}

/** An earlier start than `notBefore` belongs to the window before. */
function startOf(
  own: Allowance,
  open: SharedWindow | undefined,
  notBefore: number,
): number {
  if (own.startedAt < notBefore) return open?.startedAt ?? notBefore;
  return Math.min(own.startedAt, open?.startedAt ?? Infinity);
}

/**
 * The allowance in the window that is open now. If others began the next window,
 * recent requests may belong to either.
 */
function inWindow(
  allowance: Allowance,
  known: SharedWindow | undefined,
  open: SharedWindow | undefined,
  now: number,
): Allowance {
  const isSame = open ? open.startedAt <= allowance.startedAt : !known;
  if (!allowance.isSettled || isSame) return allowance;
  const { unsettled: passed } = allowance;
  return { ...allowance, startedAt: now, passed, reserved: 0 };
}

function endOf(known: SharedWindow | undefined, now: number): number {
  return known && known.startedAt <= now ? known.startedAt + WINDOW : 0;
}
