import { useState } from "preact/hooks";

/** Milliseconds since 1970 when the component was shown first. */
export function useNow(): number {
  return useState(() => Date.now())[0];
}
