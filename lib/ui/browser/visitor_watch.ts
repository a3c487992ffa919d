import type { VisitorAnswer } from "./ask_visitors.ts";
import { isFresh } from "../../base/time/age.ts";

/** How many people are on the site. */
export interface Visitors {
  count: number;
  /** When they were counted, in milliseconds since 1970. */
  at: number;
  /** Whether that was the last time that somebody asked. */
  isLive: boolean;
}

/** From one question to the next, in milliseconds, and at most after failures. */
const MINUTE = 60_000;
const LONGEST = 16 * MINUTE;
/** Until the first one: what came with the page is young, and the page comes first. */
const FIRST = 3_000;

/**
 * Asks how many are here, for all who show it together: once a minute while one
 * of them is seen, less and less often while there is no answer, and not at all
 * without a network.
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

  /** Tells the element what is new, until the returned function is called. `count` came with the page. */
  follow(
    element: Element,
    count: number | null,
    tell: (visitors: Visitors) => void,
  ): () => void {
    if (count !== null) {
      this.#visitors ??= { count, at: Date.now(), isLive: true };
    }
    this.#followers.set(element, tell);
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
    this.#timer = setTimeout(() => this.#ask(), left);
  }

  async #ask(): Promise<void> {
    this.#askedAt = Date.now();
    const answer = await visitorsNow();
    if (answer.state === "counted") {
      this.#wait = MINUTE;
      this.#learn({ count: answer.count, at: answer.at, isLive: true });
    } else {
      this.#wait = Math.min(LONGEST, Math.max(2 * this.#wait, answer.wait));
      this.#isNotLive();
    }
    this.#plan();
  }

  #isNotLive(): void {
    if (this.#visitors) this.#learn({ ...this.#visitors, isLive: false });
  }

  #learn(visitors: Visitors): void {
    this.#visitors = visitors;
    for (const tell of this.#followers.values()) tell(visitors);
  }
}

/** The code that asks comes with the first question. */
async function visitorsNow(): Promise<VisitorAnswer> {
  try {
    const { askVisitors } = await import("./ask_visitors.ts");
    return await askVisitors();
  } catch {
    return { state: "failed", wait: 0 };
  }
}

let watch: VisitorWatch | undefined;

/** The one of the page. */
export function visitorWatch(): VisitorWatch {
  return watch ??= new VisitorWatch();
}
