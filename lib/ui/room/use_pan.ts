import { type RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { at, DRAWING, type Point, type Tile } from "./iso.ts";

interface Listeners {
  onPoint(point: Point): void;
  /** `thing` is named by its link, as in `t_clock`. */
  onThing(thing: string, event: MouseEvent): void;
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
export function usePan(inside: RefObject<HTMLElement>, listeners: Listeners) {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const place = inside.current?.parentElement;
    const pan = place?.parentElement;
    if (!place || !pan) return;
    pan.dataset.awake = "";
    const stop = new AbortController();
    const { signal } = stop;
    pan.addEventListener("click", labelFirst, { signal, capture: true });
    for (const type of ["focusin", "pointerover", "scroll"]) {
      pan.addEventListener(type, keepInside, { signal, passive: true });
    }
    const once = { signal, once: true, passive: true };
    pan.addEventListener("touchmove", () => pan.dataset.panned = "", once);
    const onClick = (event: MouseEvent) =>
      clicked(event, place, latest.current);
    pan.addEventListener("click", onClick, { signal });
    const onKey = (event: KeyboardEvent) => pressed(event, pan, latest.current);
    // Escape closes a card from everywhere.
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, []);
}

/** Scrolls a place into the middle of a screen that is narrower than the room. */
export function showMiddle(inside: RefObject<HTMLElement>, { i, j }: Tile) {
  const place = inside.current?.parentElement;
  const pan = place?.parentElement;
  if (!pan) return;
  const [x] = at(i + .5, j + .5);
  pan.scrollLeft = x / DRAWING.width * place.offsetWidth - pan.clientWidth / 2;
}

const RING = "ring";
const LABELS = `:is(.hot, .who):is(:hover, :focus-visible, .${RING}) > span`;
/** Pixels between a label and the edge of the room. */
const EDGE = 8;

/** Shows the name of what a finger touches. The second touch acts. */
function labelFirst(event: MouseEvent): void {
  const { target } = event;
  const isTouch = Reflect.get(event, "pointerType") === "touch";
  const link = target instanceof Element && target.closest(".hot, .who");
  const isFirst = link && !link.classList.contains(RING);
  for (const other of document.querySelectorAll(`.${RING}`)) {
    other.classList.remove(RING);
  }
  if (!isTouch || !isFirst) return;
  link.classList.add(RING);
  keepInside();
  event.preventDefault();
  event.stopPropagation();
}

/** Moves labels, and not the room: a second touch at the place finds the same thing. */
function keepInside(): void {
  const pan = document.querySelector(".pan")?.getBoundingClientRect();
  if (!pan) return;
  for (const label of document.querySelectorAll<HTMLElement>(LABELS)) {
    label.style.transform = "";
    const { left, right } = label.getBoundingClientRect();
    const back = Math.min(0, pan.right - EDGE - right);
    const by = Math.max(back, pan.left + EDGE - left);
    label.style.transform = `translateX(${by}px)`;
  }
}

function clicked(
  event: MouseEvent,
  place: HTMLElement,
  { onPoint, onThing }: Listeners,
): void {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element)) return;
  const [, thing] = /^t_(.+)/.exec(target.closest(".hot")?.id ?? "") ?? [];
  if (thing) return onThing(thing, event);
  if (target.closest("a, button, .tell")) return;
  const { left, top, width } = place.getBoundingClientRect();
  const unit = width / DRAWING.width;
  onPoint([(clientX - left) / unit, (clientY - top) / unit]);
}

function pressed(event: KeyboardEvent, pan: Element, listeners: Listeners) {
  if (event.key === "Escape") listeners.onEscape();
  // Links of the room keep their keys.
  if (event.target !== pan) return;
  const step = STEPS.get(event.key);
  if (step) {
    event.preventDefault();
    listeners.onStep(...step);
  }
  if (event.key === "Enter") listeners.onEnter();
}
