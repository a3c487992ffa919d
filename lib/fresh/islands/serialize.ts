import { DevalueError, stringify } from "devalue";
import { isValidElement, type VNode } from "preact";

/**
 * The props of an island for the browser: an object where they are plain JSON,
 * else devalue's list; `slotOf` tells what becomes of JSX. What cannot travel is
 * an error that names the island and the prop.
 */
export function serialize(
  props: Record<string, unknown>,
  name: string,
  slotOf: (value: unknown) => unknown,
): string {
  // Components see no difference.
  const given = Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  );
  try {
    const list = stringify(given, {
      slot: (value) => slotOf(value) ?? (isJsx(value) ? DEEP : null),
      // A view must not send the rest of its buffer.
      part: (value) =>
        value instanceof Uint8Array &&
        value.byteLength < value.buffer.byteLength && value.slice(),
    });
    return asJson(given, list) ?? list;
  } catch (error) {
    if (!(error instanceof DevalueError)) throw error;
    const { value, message, path } = error;
    throw new TypeError(`${problemWith(value) ?? message}: ${name}${path}`);
  }
}

/** Undefined if the value is no plain JSON. */
function asJson(props: object, list: string): string | undefined {
  try {
    const json = JSON.stringify(props);
    return stringify(JSON.parse(json)) === list ? json : undefined;
  } catch {
    return undefined;
  }
}

// A symbol, because devalue refuses it and names its path.
const DEEP = Symbol("JSX in other data");

function problemWith(value: unknown): string | undefined {
  if (value === DEEP) return "Cannot send JSX inside of other data";
  return isSignal(value) ? "Cannot send a signal" : undefined;
}

/** True for an element. A signal is none, although Preact takes it for one. */
export function isJsx(value: unknown): value is VNode {
  return isValidElement(value) && !isSignal(value);
}

function isSignal(value: unknown): boolean {
  return typeof value === "object" && value !== null &&
    Reflect.get(value, "brand") === SIGNAL;
}

const SIGNAL = Symbol.for("preact-signals");
