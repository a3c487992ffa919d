import { type RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { at, DRAWING, type Point } from "./iso.ts";

interface Listeners {
  /** A place of the drawing, in units. */
  onPoint(point: Point): void;
  /** A thing or somebody, by the id of its element. */
  onThing(id: string, event: MouseEvent): void;
  /** One tile further. */
  onStep(i: number, j: number): unknown;
  onEnter(): void;
  onEscape(): void;
}

const STEPS = new Map<string, Point>([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);

/**
 * Listens to the drawing around an element of an island, which is no part of the
 * island: it is large, and never changes.
 */
export function usePan(
  inside: RefObject<HTMLElement>,
  listeners: Listeners,
): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const place = inside.current?.parentElement;
    const pan = place?.parentElement;
    if (!place || !pan) return;
    pan.dataset.awake = "";
    const stop = new AbortController();
    const { signal } = stop;
    pan.addEventListener(
      "click",
      (event) => clicked(event, place, latest.current),
      { signal },
    );
    pan.addEventListener(
      "keydown",
      (event) => pressed(event, latest.current),
      { signal },
    );
    return () => stop.abort();
  }, []);
}

/** Brings somebody into the middle of what is seen, where the room is wider. */
export function showMiddle(
  inside: RefObject<HTMLElement>,
  { i, j }: { i: number; j: number },
): void {
  const place = inside.current?.parentElement;
  const pan = place?.parentElement;
  if (!pan || place.offsetWidth <= pan.clientWidth) return;
  const [x] = at(i, j);
  pan.scrollLeft = x / DRAWING.width * place.offsetWidth - pan.clientWidth / 2;
}

function clicked(
  event: MouseEvent,
  place: HTMLElement,
  { onPoint, onThing }: Listeners,
): void {
  const { target, clientX, clientY } = event;
  const thing = target instanceof Element && target.closest("a, button");
  if (thing) return onThing(thing.id, event);
  const { left, top, width } = place.getBoundingClientRect();
  const unit = width / DRAWING.width;
  onPoint([(clientX - left) / unit, (clientY - top) / unit]);
}

function pressed(event: KeyboardEvent, listeners: Listeners): void {
  if (event.key === "Escape") listeners.onEscape();
  // On a link of the room keys do what they always do.
  if (event.target !== event.currentTarget) return;
  const step = STEPS.get(event.key);
  if (step) {
    event.preventDefault();
    listeners.onStep(...step);
  }
  if (event.key === "Enter") listeners.onEnter();
}
