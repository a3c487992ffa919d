import { fill } from "../words/fill.ts";
import type { Result } from "../search/answer_question.ts";
import type { Conversation, NpcReply } from "./npc.ts";

/** The way in, the plain fact, or the right page. */
export function concierge(
  { words }: Conversation,
  results: Result[],
): NpcReply | undefined {
  const [best, ...others] = results.filter(({ kind }) =>
    kind !== "doc" && kind !== "role"
  );
  if (!best) return;
  const { kind, name, description, path } = best;
  const inWords = (channel: Result) =>
    fill(words.channel, { label: channel.name, value: channel.description });
  const more = others.filter((other) => other.kind === "channel")
    .map(inWords).join(words.separator);
  const messages = kind === "channel"
    ? [inWords(best), more && fill(words.or, { channels: more })]
    : kind === "profile"
    ? [description]
    : [description, fill(words.onPage, { title: name })];
  return {
    messages: messages.filter(Boolean),
    action: { type: "open_page", target: path.split("#", 1)[0] ?? "" },
  };
}
