import { useEffect } from "preact/hooks";
import { isFigure } from "./dress.ts";
import { Shared, useShared } from "./shared.ts";

/** What somebody has done in the room. */
export const STAMPS = ["all", "bell", "cat", "look", "night", "chair"] as const;
export type Stamp = typeof STAMPS[number];

interface Kept {
  /** How they look, once they have chosen it. */
  figure?: string;
  stamps: Stamp[];
}

interface Known extends Kept {
  /** How whoever sent the address looks. */
  sent?: string;
  /** Whether the browser was asked. */
  isRead?: boolean;
}

const shared = new Shared<Known>({ stamps: [] });
/** Whether they are changing their clothes. */
export const dressing = new Shared(false);

/** What the browser keeps of the room; without storage, for this page. */
export function useKept() {
  const { figure, sent, stamps } = useShared(shared);
  useEffect(() => {
    if (shared.value.isRead) return;
    const sent = new URLSearchParams(location.search).get("figure") ?? "";
    const kept = { ...readKept(), isRead: true };
    shared.set(isFigure(sent) ? { ...kept, sent } : kept);
  }, []);
  return { figure: sent ?? figure, stamps, wear, stamp };
}

function wear(figure: string): void {
  keep({ stamps: shared.value.stamps, figure });
}

function stamp(name: Stamp): void {
  const { stamps } = shared.value;
  if (!stamps.includes(name)) {
    keep(
      { figure: shared.value.figure, stamps: [...stamps, name] },
      shared.value.sent,
    );
  }
}

function keep(kept: Kept, sent?: string): void {
  shared.set({ ...kept, sent, isRead: true });
  try {
    localStorage.room = JSON.stringify(kept);
  } catch {
    // It holds for this page.
  }
}

/** Anybody may have written there: what is not ours is left out. */
function readKept(): Kept {
  try {
    const { figure, stamps } = JSON.parse(localStorage.room ?? "{}");
    return {
      figure: isFigure(`${figure}`) ? figure : undefined,
      stamps: STAMPS.filter((each) =>
        Array.isArray(stamps) && stamps.includes(each)
      ),
    };
  } catch {
    return { stamps: [] };
  }
}
