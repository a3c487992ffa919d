import type { Answer } from "../types.ts";
import { fill } from "../../base/words/fill.ts";
import type { Conversation } from "./npc.ts";

/** The other ways in, or the right page; of the person there is no more to say. */
export function concierge(
  conversation: Conversation,
  { kind, path }: Answer,
  others: Answer[],
): string | undefined {
  const { words, answers: { index } } = conversation;
  if (kind === "profile") return;
  if (kind === "channel") return otherWays(conversation, others);
  const page = index.pages.find((page) => page.path === path.split("#", 1)[0]);
  return page && fill(words.onPage, { title: page.title });
}

function otherWays(
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
