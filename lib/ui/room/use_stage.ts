import { useEffect, useRef } from "preact/hooks";
import type { Action } from "../../answers/types.ts";
import type { NpcId } from "../../content/content.ts";
import type { Exchange } from "./exchange.ts";
import type { Standing } from "./iso.ts";
import type { Person, RoomWords } from "./person.ts";
import { useCard } from "./use_card.ts";
import { useConversation } from "./use_conversation.ts";
import { showMiddle, usePan } from "./use_pan.ts";
import { STAMPS, useRoomProgress } from "./use_room_progress.ts";
import { useSpeech } from "./use_speech.ts";
import { useWalk } from "./use_walk.ts";

export interface RoomProps {
  people: Person[];
  /** The person who speaks if the address names nobody. */
  host: NpcId;
  /** The exchange that the server rendered. */
  first?: Exchange;
  /** Language that a message names. Undefined in a site in one language. */
  named: string | undefined;
  /** True if NPC chat is disabled. */
  isOff: boolean;
  words: RoomWords;
}

/** State of the room, changed by clicks and keys on the drawing. A visitor enters at `start`. */
export function useStage(
  { people, host, first, named, isOff, words }: RoomProps,
  start: Standing,
) {
  const inside = useRef<HTMLDivElement>(null);
  const conversation = useConversation(host, first, named);
  const { exchanges } = conversation;
  const last = exchanges.at(-1);
  const { walker, go } = useWalk(start);
  const { figure, stamp } = useRoomProgress();
  const idle = isOff ? undefined : people.find(({ id }) => id === host)?.idle;
  const unasked = idle ? { of: host, lines: [idle] } : undefined;
  const { speech, setSpeech } = useSpeech(last, unasked, words);
  const { card, cardOf, openCard, closeCard } = useCard(go);

  useEffect(() => {
    showMiddle(inside, walker.tile);
  }, [walker.tile]);

  useEffect(() => {
    if (last?.outcome.state === "answered") highlight(last.outcome.action);
    const met = new Set(exchanges.map(({ to }) => to));
    if (people.length > 0 && met.size === people.length) stamp("all");
  }, [last]);

  const { to } = conversation;
  const isFirst = useRef(true);
  useEffect(() => {
    const person = people.find(({ id }) => id === to);
    if (!isFirst.current && person) goTo(person);
    isFirst.current = false;
  }, [to]);

  function goTo({ before }: Person, then?: () => void) {
    closeCard();
    const { facing: direction } = before;
    go(({ nextTo }, from) => nextTo(from, before), then, { direction });
  }

  function meet(person: Person) {
    const { id } = person;
    goTo(person, () => {
      if (isOff) return;
      conversation.choose(id);
      if (!conversation.hasMet(id)) conversation.send(words.hello, id);
    });
  }

  function onThing(thing: string, event: MouseEvent) {
    // Some stamps are named as the thing that gives them.
    const found = STAMPS.find((each) => each === thing);
    if (found) stamp(found);
    if (opensElsewhere(event) || LEAVING.includes(thing)) return;
    event.preventDefault();
    const isCat = thing === "cat";
    setSpeech(isCat ? { of: "cat", lines: [words.cat] } : undefined);
    if (!isCat) return openCard(thing, event.detail === 0);
    closeCard();
    // The visitor does not walk there, so the room does not scroll by itself.
    document.getElementById("t_cat")?.scrollIntoView({
      block: "nearest",
      inline: "center",
    });
  }

  function onMeet(event: MouseEvent, person: Person) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    meet(person);
  }

  usePan(inside, {
    onPoint: ([x, y]) => {
      closeCard();
      go(({ toPoint }, from) => toPoint(from, x, y));
    },
    // A key that is held repeats after each tile.
    onStep: (i, j) =>
      walker.ahead.length === 0 && go(({ by }, from) => by(from, i, j)),
    onEnter: () => {
      const far = ({ before: { i, j } }: Person) =>
        Math.hypot(i - walker.tile.i, j - walker.tile.j);
      const [nearest] = people.toSorted((one, other) => far(one) - far(other));
      if (nearest) meet(nearest);
    },
    onEscape: () => {
      setSpeech(undefined);
      closeCard(true);
    },
    onThing,
  });
  return {
    ...{ inside, walker, figure, stamp, last, speech, onMeet },
    ...{ card, cardOf, closeCard },
  };
}

/** The door leaves the page. The lamp is a button, which acts by itself. */
const LEAVING = ["door", "lamp"];

/** Returns true if the click opens another tab or window. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Marks the thing or the person that an action names, until the next action. */
function highlight(action: Action | null): void {
  document.querySelector(".shown")?.classList.remove("shown");
  const target = action?.target;
  const thing = target === "bookshelf" ? "shelf" : target;
  const shown = document.getElementById(`t_${thing}`) ??
    document.getElementById(`w_${target}`);
  shown?.classList.add("shown");
}
