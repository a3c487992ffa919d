import { aborted } from "./aborted.ts";

/** Milliseconds that one task with many steps may block the event loop. */
const MAX_ONE_MS = 20;
/** Milliseconds that short tasks may block it together. */
const MAX_MANY_MS = 5;

/** Start of the first task in this turn of the event loop. */
let since: number | undefined;

let isAlone = false;

/** Turns yielding off for processes that serve no requests, such as a build. */
export function workAlone(): void {
  isAlone = true;
}

/** Waits to start a long task. Tasks run one at a time, and new requests come between. */
export async function acquireSlot(): Promise<void> {
  if (isAlone) return;
  if (since === undefined) return begin();
  do await pause(); while (isLong(MAX_MANY_MS));
}

/** Yields if this turn of the event loop has taken long; resolves at once otherwise. */
export async function yieldToEventLoop(): Promise<void> {
  while (!isAlone && isLong(MAX_ONE_MS)) await pause();
}

function isLong(limit: number): boolean {
  if (since === undefined) begin();
  return performance.now() - (since ?? 0) >= limit;
}

function begin(): void {
  since = performance.now();
  // A message arrives in the next turn. A timer would take two milliseconds.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    port2.close();
    since = undefined;
  };
  port2.postMessage(null);
}

/**
 * Resolves after a macrotask, so that the runtime polls the network. `setTimeout`
 * would load a module of Node with the first question.
 */
export function pause(): Promise<void> {
  return aborted(AbortSignal.timeout(0));
}

/** Maps items, and yields between them. */
export async function inTurns<T, Made>(
  items: Iterable<T>,
  make: (item: T) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await yieldToEventLoop();
  }
  return made;
}

export function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs all steps, and yields between them. */
export async function withYields<Made>(work: Generator<void, Made>) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await yieldToEventLoop();
  }
}
