import { dateOf } from "../../base/time/days.ts";
import { fill } from "../../base/words/fill.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./conversation.ts";
import { pick } from "./pick.ts";

const ABILITIES: Record<NpcId, (conversation: Conversation) => string> = {
  librarian({ answers: { pages }, now, words: { abilities } }) {
    const docs = pages.filter(({ kind }) => kind === "doc");
    const doc = pick(docs, dateOf(now));
    return doc
      ? fill(abilities.librarian, { title: doc.title })
      : abilities.librarianIdle;
  },
  archivist({ answers: { facts }, now, words: { abilities } }) {
    const job = pick(facts.jobs, dateOf(now));
    return job
      ? fill(abilities.archivist, { company: job.org })
      : abilities.archivistIdle;
  },
  concierge: ({ words }) => words.abilities.concierge,
  barista: ({ words }) => words.abilities.barista,
};

export function abilityOf(conversation: Conversation): string {
  return ABILITIES[conversation.npc.id](conversation);
}
