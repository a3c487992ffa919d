import { fill } from "../words/fill.ts";
import type { Result } from "../search/answer_question.ts";
import type { RoleFact } from "../search/facts.ts";
import type { Conversation, NpcReply } from "./npc.ts";

/** The role that fits best, and where else. */
export function archivist(
  { facts, words }: Conversation,
  results: Result[],
): NpcReply | undefined {
  const [first, ...others] = results.flatMap(({ kind, path }) =>
    kind === "role" ? facts.roles.filter((role) => role.path === path) : []
  );
  if (!first) return;
  const inWords = ({ role, company, period }: RoleFact) =>
    fill(words.role, { role, company, period });
  const file = fill(words.file, { role: inWords(first) });
  const roles = others.map(inWords).join(words.separator);
  const skills = first.skills.join(facts.comma);
  const second = roles
    ? fill(words.also, { roles })
    : skills && fill(words.skills, { skills });
  return {
    messages: [file, second].filter(Boolean),
    action: { type: "open_page", target: first.path.split("#", 1)[0] ?? "" },
  };
}
