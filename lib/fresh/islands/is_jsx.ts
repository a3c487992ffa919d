import { isValidElement, type VNode } from "preact";

/** An element; a signal, which Preact lets pass for one, is none. */
export function isJsx(value: unknown): value is VNode {
  return isValidElement(value) && !isSignal(value);
}

export function isSignal(value: unknown): boolean {
  return typeof value === "object" && value !== null &&
    Reflect.get(value, "brand") === SIGNAL;
}

const SIGNAL = Symbol.for("preact-signals");
