import { isOpen, WINDOW } from "./rate_window.ts";

/** A window as all instances know it together. */
export interface SharedWindow {
  startedAt: number;
  /** When the window before it ended: earlier requests were not in this one. */
  notBefore: number;
  /** Requests by claimant: let through, or about to be. */
  claims: Record<string, number>;
}

/** The part of one instance in a window, as that instance knows it. */
export interface Share {
  claimant: string;
  startedAt: number;
  /** Requests that this instance has let through. */
  passed: number;
  /** How many of them came after it last spoke with the others. */
  unsettled: number;
  /** Its own entry among the claims. */
  claim: number;
  /** What the others had claimed by then. */
  others: number;
  isSettled: boolean;
}

export interface Terms {
  limit: number;
  /** How far a claim may run ahead of the requests that were let through. */
  ahead: number;
  now: number;
}

export interface Settlement {
  shared: SharedWindow;
  share: Share;
  /** Whether the others need to hear of it. */
  isNews: boolean;
}

/**
 * One instance's part brought together with what the others say: it declares
 * what it has let through, and claims a few requests more while the limit
 * lasts. Of two starts the earlier one wins; but windows never overlap.
 */
export function settle(
  known: SharedWindow | undefined,
  share: Share,
  { limit, ahead, now }: Terms,
): Settlement {
  const open = known && isOpen(known.startedAt, now) ? known : undefined;
  const own = inWindow(share, known, open, now);
  const notBefore = open?.notBefore ?? endOf(known, now);
  // A start from before that says nothing about when this window began.
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
 * The share as it stands in the window that is open now. Where the others went
 * on to the next one, what was let through since may have fallen into either.
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
