/**
 * What the work comes to, or the error of `late` where the signal aborts first.
 * The work goes on nevertheless, and is not waited for. Where it is this process
 * that was busy, the answer has come meanwhile: it gets a turn of the event loop
 * before anybody is called late.
 */
export async function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal,
  late: () => Error,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let turn: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    turn = setTimeout(() => reject(late()));
  };
  const all = callsOf(signal);
  all.add(giveUp);
  if (signal.aborted) giveUp();
  work.then(resolve, reject);
  try {
    return await promise;
  } finally {
    all.delete(giveUp);
    if (turn) clearTimeout(turn);
  }
}

type Calls = Set<() => void>;

// A listener for each costs more than all else that reading a small body takes.
const calls = new WeakMap<AbortSignal, Calls>();

/** Who is called when the signal aborts. */
function callsOf(signal: AbortSignal): Calls {
  const known = calls.get(signal);
  if (known) return known;
  const all: Calls = new Set();
  calls.set(signal, all);
  signal.addEventListener("abort", () => all.forEach((call) => call()));
  return all;
}
