import type { Entry } from "./front_matter.ts";

/** `hidden: true` hides a thing everywhere. */
export function withoutHidden<T extends { hidden?: boolean }>(things: T[]) {
  return things.filter(({ hidden }) => !hidden);
}

/** Searches the text, because invalid front matter can hide its file too. */
export function isHidden(front: string): boolean {
  return /^hidden:[ \t]*true\b/m.test(front);
}

export function visible<T extends { hidden?: boolean }>(entries: Entry<T>[]) {
  return withoutHidden(entries.map(({ value }) => value));
}
