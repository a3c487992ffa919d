import type { Action, ActionRule } from "../types.ts";
import { NPC_IDS, type NpcId } from "../../content/npc_ids.ts";
import type { IndexedPage } from "../search/search_index.ts";
import { isReference } from "./reference.ts";

// As the content has them: a new one is a type error in each record of this
// folder until it is told what they do.
export { NPC_IDS, type NpcId };

export const ACTION_TYPES = [
  "emote",
  "walk_to",
  "open_page",
  "highlight",
] as const;

const EMOTES = ["wave", "smile", "sad", "surprised"];

/** What each may do besides opening pages, which depend on the content. */
export const ACTIONS: Record<NpcId, readonly ActionRule[]> = {
  librarian: rules("librarian", "bookshelf"),
  archivist: rules("archivist", "cabinet"),
  concierge: rules("concierge", "door"),
  barista: rules("barista", "counter"),
};

/** Who opens the manual and the reference; the others open what the person says. */
const OPENS_DOCS: NpcId = "librarian";

/** All that one may do on this site: what any brain's answer is held to. */
export function allowedActions(
  id: NpcId,
  pages: readonly Pick<IndexedPage, "path" | "kind">[],
): ActionRule[] {
  const targets = pages
    .filter(({ path, kind }) =>
      (kind === "doc" || isReference(path)) === (id === OPENS_DOCS)
    )
    .map(({ path }) => path);
  return [...ACTIONS[id], { type: "open_page", targets }];
}

export function isAllowed(
  action: Action,
  id: NpcId,
  pages: readonly Pick<IndexedPage, "path" | "kind">[],
): boolean {
  return allowedActions(id, pages).some(({ type, targets }) =>
    type === action.type && targets.includes(action.target)
  );
}

function rules(id: NpcId, thing: string): ActionRule[] {
  const colleagues = NPC_IDS.filter((other) => other !== id);
  return [
    { type: "emote", targets: EMOTES },
    { type: "walk_to", targets: [...colleagues, thing] },
    { type: "highlight", targets: [thing] },
  ];
}
