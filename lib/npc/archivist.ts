import type { Result } from "../search/answer_question.ts";
import type { RoleFact } from "../search/facts.ts";
import type { Conversation, NpcReply } from "./npc.ts";

/** The role that fits best, and where else. */
export function archivist(
  { facts }: Conversation,
  results: Result[],
): NpcReply | undefined {
  const [first, ...others] = results.flatMap(({ kind, path }) =>
    kind === "role" ? facts.roles.filter((role) => role.path === path) : []
  );
  if (!first) return;
  const file = `${inWords(first)}.`;
  const also = others.map(inWords).join("; ");
  const skills = first.skills.join(", ");
  const second = also ? `Also on file: ${also}.` : skills && `With ${skills}.`;
  return {
    messages: [file, second].filter(Boolean),
    action: { type: "open_page", target: first.path.split("#", 1)[0] ?? "" },
  };
}

function inWords({ role, company, years }: RoleFact): string {
  return `${role}, ${company}, ${years}`;
}
