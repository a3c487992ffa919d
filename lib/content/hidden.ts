import type { Entry } from "./front_matter.ts";

interface Hideable {
  hidden?: boolean;
}

/** `hidden: true` hides a thing on every surface: nobody else ever sees it. */
export function withoutHidden<T extends Hideable>(things: T[]): T[] {
  return things.filter(({ hidden }) => !hidden);
}

/** Whether front matter, however wrong it is, hides its file. */
export function isHidden(front: string): boolean {
  return /^hidden:[ \t]*true\b/m.test(front);
}

/** The values of the files that are not hidden. */
export function visible<T extends Hideable>(entries: Entry<T>[]): T[] {
  return withoutHidden(entries.map(({ value }) => value));
}
