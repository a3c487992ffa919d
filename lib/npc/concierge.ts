import type { Result } from "../search/answer_question.ts";
import type { Conversation, NpcReply } from "./npc.ts";

/** The way in, the plain fact, or the right page. */
export function concierge(
  _conversation: Conversation,
  results: Result[],
): NpcReply | undefined {
  const [best, ...others] = results.filter(({ kind }) =>
    kind !== "doc" && kind !== "role"
  );
  if (!best) return;
  const { kind, name, description, path } = best;
  const more = others.filter((other) => other.kind === "channel")
    .map((other) => `${other.name}, ${other.description}`).join("; ");
  const messages = kind === "channel"
    ? [`${name}: ${description}`, more && `Or: ${more}.`]
    : kind === "profile"
    ? [description]
    : [description, `It is on the page “${name}”.`];
  return {
    messages: messages.filter(Boolean),
    action: { type: "open_page", target: path.split("#", 1)[0] ?? "" },
  };
}
