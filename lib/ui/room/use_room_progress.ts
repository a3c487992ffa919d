import { useEffect } from "preact/hooks";
import { FIGURE, MAX_FIGURE } from "../../content/figure.ts";
import { Shared, useShared } from "./shared.ts";

export const STAMPS = ["all", "bell", "cat", "look", "night", "chair"] as const;
export type Stamp = typeof STAMPS[number];

interface Saved {
  /** Undefined until the visitor chooses one. */
  figure?: string;
  stamps: Stamp[];
}

interface Progress extends Saved {
  /** The figure in the address of the page. */
  sent?: string;
  isRead?: boolean;
}

const shared = new Shared<Progress>({ stamps: [] });
/** True while the wardrobe is open. */
export const dressing = new Shared(false);

/** Progress in the room, from `localStorage`. Without storage it lasts as long as the page. */
export function useRoomProgress() {
  const { figure, sent, stamps } = useShared(shared);
  useEffect(() => {
    if (shared.value.isRead) return;
    const sent = new URLSearchParams(location.search).get("figure") ?? "";
    const saved = { ...readSaved(), isRead: true };
    shared.set(isFigure(sent) ? { ...saved, sent } : saved);
  }, []);
  return { figure: sent ?? figure, stamps, wear, stamp };
}

function wear(figure: string): void {
  save({ stamps: shared.value.stamps, figure });
}

function stamp(name: Stamp): void {
  const { figure, stamps, sent } = shared.value;
  if (!stamps.includes(name)) save({ figure, stamps: [...stamps, name] }, sent);
}

function save(saved: Saved, sent?: string): void {
  shared.set({ ...saved, sent, isRead: true });
  try {
    localStorage.room = JSON.stringify(saved);
  } catch {
    // It lasts as long as the page.
  }
}

/** Other scripts may have written there, so anything unknown is left out. */
function readSaved(): Saved {
  try {
    const { figure, stamps } = JSON.parse(localStorage.room ?? "{}");
    return {
      figure: isFigure(`${figure}`) ? figure : undefined,
      stamps: STAMPS.filter((each) => stamps.includes(each)),
    };
  } catch {
    return { stamps: [] };
  }
}

function isFigure(text: string): boolean {
  return text.length <= MAX_FIGURE && FIGURE.test(text);
}
