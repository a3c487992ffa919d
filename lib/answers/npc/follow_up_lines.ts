import type { Answer } from "../types.ts";
import { fill } from "../../base/words/fill.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./conversation.ts";

/** The line after an answer: its source, or the other answers. */
type FollowUpLine = (
  conversation: Conversation,
  best: Answer,
  others: Answer[],
) => string | undefined;

export const FOLLOW_UP_LINES: Record<
  Exclude<NpcId, "barista">,
  FollowUpLine
> = {
  librarian: ({ words }, { name }) => fill(words.inDocument, { title: name }),
  archivist({ words }, { kind, name }, others) {
    const names = others.filter(({ kind }) => kind === "role")
      .map(({ name }) => name);
    const roles = [...new Set(names).difference(new Set([name]))];
    if (roles.length > 0) {
      return fill(words.also, { roles: roles.join(words.separator) });
    }
    return kind === "role" ? fill(words.file, { role: name }) : undefined;
  },
  concierge(conversation, { kind, path }, others) {
    const { words, answers: { pages } } = conversation;
    if (kind === "profile") return;
    if (kind === "channel") return otherChannels(conversation, others);
    const page = pages.find((page) => page.path === path.split("#", 1)[0]);
    return page && fill(words.onPage, { title: page.title });
  },
};

function otherChannels(
  { words, answers: { facts } }: Conversation,
  others: Answer[],
): string | undefined {
  const labels = others.filter(({ kind }) => kind === "channel")
    .map(({ name }) => name);
  const channels = facts.ways
    .filter(({ kind, label }) => kind !== "link" && labels.includes(label))
    .map(({ label, value }) => fill(words.channel, { label, value }));
  if (channels.length === 0) return;
  return fill(words.or, { channels: channels.join(words.separator) });
}
