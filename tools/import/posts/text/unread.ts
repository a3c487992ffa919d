import { withoutPlaceholders } from "./body.ts";
import { TOO_DEEP } from "./tree.ts";

/** Begins the text of a post that no converter could read. */
const UNREAD = "<!-- its text could not be read -->";

export function isUnread(body: string): boolean {
  return body.startsWith(UNREAD);
}

/** One post does not stop the others: its source is code where `make` fails. */
export async function orCode(
  source: string,
  make: () => Promise<string>,
  fail: (why: string) => void,
): Promise<string> {
  try {
    return await make();
  } catch (error) {
    const why = error instanceof RangeError ? TOO_DEEP : error;
    fail(`its text cannot be read: ${why}`);
    return `${UNREAD}\n\n${fenced(withoutPlaceholders(source))}`;
  }
}

/** A text as a block of code, which no line of it ends. */
export function fenced(text: string): string {
  const runs = [...text.matchAll(/~+/g)].map(([run]) => run.length);
  const fence = "~".repeat(
    runs.reduce((most, run) => Math.max(most, run), 2) + 1,
  );
  return `${fence}\n${text.trimEnd()}\n${fence}`;
}
