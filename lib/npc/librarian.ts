import type { Conversation, NpcReply } from "./npc.ts";
import { MAX_BUBBLE } from "./bubble.ts";

/** The passage, and where it stands. */
export function librarian(
  { message, index }: Conversation,
): NpcReply | undefined {
  const [best] = index.search(message, {
    limit: 1,
    kind: "doc",
    excerptLength: MAX_BUBBLE,
  });
  if (!best) return;
  const { title, heading, path, excerpt } = best;
  const place = heading ? `“${title}”, under “${heading}”` : `“${title}”`;
  return {
    messages: [excerpt, `It stands in ${place}.`],
    action: { type: "open_page", target: path },
  };
}
