import { fill } from "../words/fill.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./npc.ts";
import { pick } from "./pick.ts";

const ABILITIES: Record<NpcId, (conversation: Conversation) => string> = {
  librarian({ index, day, words: { abilities } }) {
    const docs = index.pages.filter(({ kind }) => kind === "doc");
    const doc = pick(docs, day);
    return doc
      ? fill(abilities.librarian, { title: doc.title })
      : abilities.librarianIdle;
  },
  archivist({ facts, day, words: { abilities } }) {
    const role = pick(facts.roles, day);
    return role
      ? fill(abilities.archivist, { company: role.company })
      : abilities.archivistIdle;
  },
  concierge: ({ words }) => words.abilities.concierge,
  barista: ({ words }) => words.abilities.barista,
};

/** What one can be asked. */
export function abilityOf(conversation: Conversation): string {
  return ABILITIES[conversation.npc.id](conversation);
}
