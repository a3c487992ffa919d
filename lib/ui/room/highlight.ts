import type { Action } from "../../answers/types.ts";
import type { ThingId } from "./things.ts";

/** What actions call things. */
const THINGS: Partial<Record<string, ThingId>> = {
  bookshelf: "shelf",
  cabinet: "cabinet",
  door: "door",
  counter: "counter",
};

/** Shows what somebody points at, until they point at something else. */
export function highlight(action: Action | null): void {
  for (const shown of document.querySelectorAll(".shown")) {
    shown.classList.remove("shown");
  }
  if (!action || !["highlight", "walk_to"].includes(action.type)) return;
  const { target } = action;
  const thing = THINGS[target];
  document.getElementById(thing ? `t_${thing}` : `w_${target}`)
    ?.classList.add("shown");
}
