import type { NpcId } from "./actions.ts";
import type { Conversation } from "./npc.ts";
import { pick } from "./pick.ts";

const ABILITIES: Record<NpcId, (conversation: Conversation) => string> = {
  librarian({ index, day }) {
    const docs = index.pages.filter(({ kind }) => kind === "doc");
    const doc = pick(docs, day);
    return doc
      ? `Ask me about anything in the documents. “${doc.title}”, for example.`
      : "Ask me about the documents, once there are some.";
  },
  archivist({ facts, day }) {
    const role = pick(facts.roles, day);
    return role
      ? `Ask me about a company, a skill or a year. ${role.company}, for example.`
      : "Ask me about the work history, once there is some.";
  },
  concierge: () =>
    "Ask me how to get in touch, whether there is time for new work, or for a page.",
  barista: () => "Ask me how many visitors there are, or about contributions.",
};

/** What one can be asked. */
export function abilityOf(conversation: Conversation): string {
  return ABILITIES[conversation.npc.id](conversation);
}

/** What a colleague can be asked, in half a sentence. */
export const SUBJECTS: Record<NpcId, string> = {
  librarian: "documents",
  archivist: "jobs and dates",
  concierge: "people and pages",
  barista: "numbers",
};
