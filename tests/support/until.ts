/**
 * Asks until the answer is neither false nor nothing nor an error, and returns it. Real
 * time, with a limit: a real process does not report that it has changed.
 */
export async function until<T>(
  ask: () => Promise<T>,
  attempts = 200,
): Promise<T> {
  let cause: unknown;
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error("It has not come to be so", { cause });
}

/** Milliseconds between two questions. */
const PAUSE = 50;
