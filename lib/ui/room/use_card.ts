import { useRef, useState } from "preact/hooks";
import { dressing } from "./use_room_progress.ts";
import type { useWalk } from "./use_walk.ts";

type Cards = typeof import("./cards/Card.tsx");

/** The open card. A visitor walks to a thing, and then its card opens. */
export function useCard(go: ReturnType<typeof useWalk>["go"]) {
  const [cards, setCards] = useState<Cards>();
  const [cardOf, setCardOf] = useState<string>();
  const goal = useRef<string | undefined>(undefined);

  async function openCard(thing: string, isByKey: boolean) {
    if (goal.current === thing) return show(thing);
    goal.current = thing;
    setCardOf(undefined);
    // Most visitors touch nothing.
    const loaded = await import("./cards/Card.tsx").catch(() => undefined);
    if (!loaded) {
      goal.current = undefined;
      // The line of the list: see line_of.ts, which would be a chunk of its own.
      location.hash = `list_${thing}`;
      return;
    }
    setCards(loaded);
    const { middle, pose } = loaded.standingAt(thing);
    const arrive = () => goal.current === thing && show(thing);
    go(({ nextTo }, from) => nextTo(from, middle), arrive, pose);
    // A screen reader says nothing of a walk.
    if (isByKey) show(thing);
  }

  function show(thing: string) {
    goal.current = undefined;
    if (thing === MIRROR) dressing.set(true);
    else setCardOf(thing);
  }

  function closeCard(isByKey = false) {
    goal.current = undefined;
    setCardOf(undefined);
    if (isByKey && cardOf && !document.activeElement?.closest(".talk")) {
      document.getElementById(`t_${cardOf}`)?.focus({ preventScroll: true });
    }
  }

  return { card: cards?.Card, cardOf, openCard, closeCard };
}

/** Opens the wardrobe. */
const MIRROR = "mirror";
