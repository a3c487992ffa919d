import type { Action } from "../types.ts";
import type { NpcId } from "../../content/content.ts";
import { NPC_IDS } from "../../content/mod.ts";
import type { PageMeta } from "../../content/page_meta.ts";

// Records of this folder have one entry for each NPC: a new one is a type error.
export { NPC_IDS, type NpcId };

const EMOTES = ["wave", "smile", "sad", "surprised"];

/** Actions other than `open_page`, whose targets depend on the content. */
export const ACTIONS: Record<NpcId, readonly Action[]> = {
  librarian: rules("librarian", "bookshelf"),
  archivist: rules("archivist", "cabinet"),
  concierge: rules("concierge", "door"),
  barista: rules("barista", "counter"),
};

/** Opens the manual and the reference; the others open pages about the person. */
const OPENS_DOCS: NpcId = "librarian";

export function allowedActions(
  id: NpcId,
  pages: readonly Pick<PageMeta, "path" | "kind">[],
): Action[] {
  const opensManual = id === OPENS_DOCS && pages.some(isManual);
  const opened = pages.filter((page) => isManual(page) === opensManual);
  return [
    ...ACTIONS[id],
    ...opened.map(({ path }): Action => ({ type: "open_page", target: path })),
  ];
}

/** Without a manual the librarian opens the pages of the owner. */
function isManual({ path, kind }: Pick<PageMeta, "path" | "kind">): boolean {
  return kind === "doc" || isReference(path);
}

export function isReference(path: string): boolean {
  return /^\/developers(?:#|$)/.test(path);
}

export function isAllowed(
  action: Action,
  id: NpcId,
  pages: readonly Pick<PageMeta, "path" | "kind">[],
): boolean {
  return allowedActions(id, pages).some(({ type, target }) =>
    type === action.type && target === action.target
  );
}

function rules(id: NpcId, thing: string): Action[] {
  const colleagues = NPC_IDS.filter((other) => other !== id);
  return [
    ...EMOTES.map((target): Action => ({ type: "emote", target })),
    ...[...colleagues, thing]
      .map((target): Action => ({ type: "walk_to", target })),
    { type: "highlight", target: thing },
  ];
}
