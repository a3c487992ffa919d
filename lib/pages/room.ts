import type { Content } from "../content.ts";
import type { Page } from "./page.ts";
import { wordsOf } from "./opening.ts";

/** The room, and who is in it. */
export function roomPage(content: Content): Page {
  const { title, description, updated, body } = wordsOf(content, "room");
  const people = content.npcs.map((npc) =>
    [`### ${npc.name}, ${npc.role}`, `> ${npc.greeting}`, npc.body].join("\n\n")
  );
  const parts = [body, "## Who is here", ...people];
  return {
    path: "/room",
    title,
    description,
    updated,
    inMenu: true,
    body: parts.join("\n\n"),
  };
}
