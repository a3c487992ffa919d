import { isValidElement, type VNode } from "preact";

/** True for an element. A signal is none, although Preact takes it for one. */
export function isJsx(value: unknown): value is VNode {
  return isValidElement(value) && !isSignal(value);
}

export function isSignal(value: unknown): boolean {
  return typeof value === "object" && value !== null &&
    Reflect.get(value, "brand") === SIGNAL;
}

const SIGNAL = Symbol.for("preact-signals");
