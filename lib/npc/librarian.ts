import { fill } from "../words/fill.ts";
import type { Conversation, NpcReply } from "./npc.ts";
import { MAX_BUBBLE } from "./bubble.ts";

/** The passage, and where it stands. */
export function librarian(
  { message, index, words }: Conversation,
): NpcReply | undefined {
  const [best] = index.search(message, {
    limit: 1,
    kind: "doc",
    excerptLength: MAX_BUBBLE,
  });
  if (!best) return;
  const { title, heading, path, excerpt } = best;
  const place = heading
    ? fill(words.underHeading, { title, heading })
    : fill(words.inDocument, { title });
  return {
    messages: [excerpt, place],
    action: { type: "open_page", target: path },
  };
}
