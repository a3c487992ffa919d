import { type RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { at, DRAWING, type Point, type Tile } from "./iso.ts";

interface Listeners {
  onPoint(point: Point): void;
  /** `id` is that of a link or button. */
  onThing(id: string, event: MouseEvent): void;
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

/** Listens to the drawing around the island. It is static and large, so no part of the island. */
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

/** Scrolls a place into the middle of a screen that is narrower than the room. */
export function showMiddle(
  inside: RefObject<HTMLElement>,
  { i, j }: Tile,
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
  // Links of the room keep their keys.
  if (event.target !== event.currentTarget) return;
  const step = STEPS.get(event.key);
  if (step) {
    event.preventDefault();
    listeners.onStep(...step);
  }
  if (event.key === "Enter") listeners.onEnter();
}
