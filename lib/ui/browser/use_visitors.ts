import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isFresh } from "../../base/time/age.ts";
import type { VisitorAnswer } from "./ask_visitors.ts";

export interface Visitors {
  count: number;
  /** Time of the count, in milliseconds since 1970. */
  at: number;
  /** False if later requests failed. */
  isLive: boolean;
}

/** Milliseconds between two requests; after failures up to the maximum. */
const MINUTE = 60_000;
const MAX_WAIT = 16 * MINUTE;
/** Milliseconds until the first request. The count of the page is young, and the page comes first. */
const FIRST = 3_000;

/**
 * Requests the count for all elements that show it: once a minute while one of them
 * is visible, less often after failures, and never while the browser is offline.
 */
class VisitorWatch {
  readonly #followers = new Map<Element, (visitors: Visitors) => void>();
  readonly #seen = new Set<Element>();
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(target);
      else this.#seen.delete(target);
    }
    this.#plan();
  });
  #visitors: Visitors | undefined;
  #askedAt = Date.now() + FIRST - MINUTE;
  #wait = MINUTE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#plan());
    addEventListener("online", () => this.#plan());
    addEventListener("offline", () => this.#plan());
  }

  /** Reports each count until the returned function is called. The server rendered `count`. */
  follow(
    element: Element,
    count: number | null,
    notify: (visitors: Visitors) => void,
  ): () => void {
    if (count !== null) {
      this.#visitors ??= { count, at: Date.now(), isLive: true };
    }
    this.#followers.set(element, notify);
    this.#observer.observe(element);
    return () => {
      this.#observer.unobserve(element);
      this.#followers.delete(element);
      this.#seen.delete(element);
      this.#plan();
    };
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (!navigator.onLine) return this.#isNotLive();
    if (document.hidden || this.#seen.size === 0) return;
    const now = Date.now();
    const isEarly = isFresh(this.#askedAt, this.#wait, now);
    const left = isEarly ? this.#askedAt + this.#wait - now : 0;
    this.#timer = setTimeout(() => this.#request(), left);
  }

  async #request(): Promise<void> {
    this.#askedAt = Date.now();
    const answer = await visitorsNow();
    if (answer.state === "counted") {
      this.#wait = MINUTE;
      this.#update({ count: answer.count, at: answer.at, isLive: true });
    } else {
      this.#wait = Math.min(MAX_WAIT, Math.max(2 * this.#wait, answer.wait));
      this.#isNotLive();
    }
    this.#plan();
  }

  #isNotLive(): void {
    if (this.#visitors) this.#update({ ...this.#visitors, isLive: false });
  }

  #update(visitors: Visitors): void {
    this.#visitors = visitors;
    for (const notify of this.#followers.values()) notify(visitors);
  }
}

/** Loads the code of the request with the first one. */
async function visitorsNow(): Promise<VisitorAnswer> {
  try {
    const { askVisitors } = await import("./ask_visitors.ts");
    return await askVisitors();
  } catch {
    return { state: "failed", wait: 0 };
  }
}

let watch: VisitorWatch | undefined;

/** The number of visitors while the element is visible. The server rendered `count`; null if unknown. */
export function useVisitors<E extends Element>(
  count: number | null,
): [Visitors | null, RefObject<E>] {
  const element = useRef<E>(null);
  const [visitors, setVisitors] = useState(
    count === null ? null : { count, at: 0, isLive: true },
  );
  useEffect(() => {
    if (!element.current) return;
    watch ??= new VisitorWatch();
    return watch.follow(element.current, count, setVisitors);
  }, []);
  return [visitors, element];
}
