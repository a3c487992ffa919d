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
export interface Share {
  claimant: string;
  startedAt: number;
  passed: number;
  /** Requests admitted since the last agreement with the other instances. */
  unsettled: number;
  /** Requests that this instance has claimed. */
  claim: number;
  /** Requests that other instances have claimed. */
  others: number;
  isSettled: boolean;
}

export interface Terms {
  limit: number;
  /** Maximum lead of a claim over the admitted requests. */
  ahead: number;
  now: number;
}

export interface Settlement {
  shared: SharedWindow;
  share: Share;
  /** True if the window has to be stored. */
  isNews: boolean;
}

/**
 * Reconciles the share of one instance with the shared window. Declares the
 * admitted requests, and claims a few more while the limit lasts. Of two starts
 * the earlier wins, but windows never overlap.
 */
export function settle(
  known: SharedWindow | undefined,
  share: Share,
  { limit, ahead, now }: Terms,
): Settlement {
  const open = known && isOpen(known.startedAt, now) ? known : undefined;
  const own = inWindow(share, known, open, now);
  const notBefore = open?.notBefore ?? endOf(known, now);
  // An earlier start belongs to the window before.
  const startedAt = own.startedAt >= notBefore
    ? Math.min(own.startedAt, open?.startedAt ?? Infinity)
    : open?.startedAt ?? notBefore;
  const { [share.claimant]: recorded = 0, ...rest } = open?.claims ?? {};
  const others = Object.values(rest).reduce((sum, claim) => sum + claim, 0);
  const claim = Math.max(
    own.claim,
    own.passed,
    Math.min(own.passed + ahead, limit - others),
  );
  const isClaimNews = claim !== recorded && others + recorded < limit;
  return {
    shared: {
      startedAt,
      notBefore,
      claims: { ...rest, [share.claimant]: claim },
    },
    share: { ...own, startedAt, claim, others, unsettled: 0, isSettled: true },
    isNews: isClaimNews || startedAt !== open?.startedAt,
  };
}

/**
 * The share in the window that is open now. If others began the next window,
 * recent requests may belong to either.
 */
function inWindow(
  share: Share,
  known: SharedWindow | undefined,
  open: SharedWindow | undefined,
  now: number,
): Share {
  const isSame = open ? open.startedAt <= share.startedAt : !known;
  if (!share.isSettled || isSame) return share;
  return { ...share, startedAt: now, passed: share.unsettled, claim: 0 };
}

function endOf(known: SharedWindow | undefined, now: number): number {
  return known && known.startedAt <= now ? known.startedAt + WINDOW : 0;
}
