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

const shared = new Shared<Kept>({ stamps: [] });

/** What the browser keeps of the room; without storage, for this page. */
export function useKept() {
  const kept = useShared(shared);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get("figure") ?? "";
    const before = readKept();
    shared.set(isFigure(given) ? { ...before, figure: given } : before);
  }, []);
  return { ...kept, wear, stamp };
}

function wear(figure: string): void {
  keep({ ...shared.value, figure });
}

function stamp(name: Stamp): void {
  const { stamps } = shared.value;
  if (!stamps.includes(name)) {
    keep({ ...shared.value, stamps: [...stamps, name] });
  }
}

function keep(kept: Kept): void {
  shared.set(kept);
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
