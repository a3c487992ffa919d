import type { Answer } from "../types.ts";
import { fill } from "../../base/words/fill.ts";
import type { NpcId } from "./actions.ts";
import type { Conversation } from "./conversation.ts";

/** The line after an answer: where it stands. */
type FollowUpLine = (
  conversation: Conversation,
  answer: Answer,
) => string | undefined;

export const FOLLOW_UP_LINES: Record<
  Exclude<NpcId, "barista">,
  FollowUpLine
> = {
  librarian: ({ words }, { name }) => fill(words.inDocument, { title: name }),
  archivist: ({ words }, { kind, name }) =>
    kind === "role" ? fill(words.file, { role: name }) : undefined,
  concierge({ words, answers: { pages } }, { kind, path }) {
    if (kind === "profile" || kind === "channel") return;
    const page = pages.find((page) => page.path === path.split("#", 1)[0]);
    return page && fill(words.onPage, { title: page.title });
  },
};
