/** For how long, in milliseconds, one work of many parts may keep others waiting. */
const MOST_OF_ONE = 20;
/** The same of many works, each of which somebody else waits for. */
const MOST_OF_MANY = 5;

/** Since when somebody works in this turn of the event loop. */
let since: number | undefined;

let isAlone = false;

/** Turns waiting off for a process that serves nobody, such as a build. */
export function workAlone(): void {
  isAlone = true;
}

/**
 * Resolves when it is the caller's turn to do what takes a while: at once where
 * nobody does so in this turn of the event loop, else after those who came before
 * and, where that takes long, after whatever else has come meanwhile.
 */
export async function acquireSlot(): Promise<void> {
  if (isAlone) return;
  if (since === undefined) return begin();
  do await pause(); while (isLong(MOST_OF_MANY));
}

/** Resolves at once, or, where others have waited for long, after they were answered. */
export async function yieldToEventLoop(): Promise<void> {
  while (!isAlone && isLong(MOST_OF_ONE)) await pause();
}

function isLong(most: number): boolean {
  if (since === undefined) begin();
  return performance.now() - (since ?? 0) >= most;
}

function begin(): void {
  since = performance.now();
  // A message comes in the next turn; a timer would take two milliseconds.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    port2.close();
    since = undefined;
  };
  port2.postMessage(null);
}

/** Resolves after a macrotask, so that the runtime polls the network. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What is made of each, with rests. */
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

/** What work in steps comes to. */
export function atOnce<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same, with rests. */
export async function withYields<Made>(
  work: Generator<void, Made>,
): Promise<Made> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await yieldToEventLoop();
  }
}
