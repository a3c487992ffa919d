import { DevalueError, stringify } from "devalue";
import { isJsx, isSignal } from "./is_jsx.ts";

/**
 * The props of an island as JSON for the browser; `slotOf` tells what becomes
 * of JSX. What cannot travel is an error that names the island and the prop.
 */
export function serialize(
  props: Record<string, unknown>,
  name: string,
  slotOf: (value: unknown) => unknown,
): string {
  try {
    return stringify(props, {
      slot: (value) => slotOf(value) ?? (isJsx(value) ? DEEP : null),
      // A part of a buffer must not take along what lies beside it.
      part: (value) =>
        value instanceof Uint8Array &&
        value.byteLength < value.buffer.byteLength && value.slice(),
    });
  } catch (error) {
    if (!(error instanceof DevalueError)) throw error;
    const { value, message, path } = error;
    throw new TypeError(`${problemWith(value) ?? message}: ${name}${path}`);
  }
}

// A symbol, because that is refused with the path at which it was met.
const DEEP = Symbol("JSX in other data");

function problemWith(value: unknown): string | undefined {
  if (value === DEEP) return "Cannot send JSX inside of other data";
  return isSignal(value) ? "Cannot send a signal" : undefined;
}
