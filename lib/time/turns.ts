/** For how long, in milliseconds, work may keep everybody else waiting. */
const MOST = 20;

let rested = 0;

/**
 * Resolves at once, or, where nobody has rested here for long, after a turn of
 * the event loop: others are answered in the middle of work of many parts.
 */
export async function rest(): Promise<void> {
  if (performance.now() - rested < MOST) return;
  await new Promise((resolve) => setTimeout(resolve));
  rested = performance.now();
}

/** What is made of each, with rests. */
export async function inTurns<T, Made>(
  items: Iterable<T>,
  make: (item: T) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await rest();
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
export async function withRests<Made>(
  work: Generator<void, Made>,
): Promise<Made> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await rest();
  }
}
