import { fill, fillCount, writtenNumber } from "../../base/words/fill.ts";
import type { Conversation, Draft } from "./conversation.ts";
import { asksFor, CODE_WORDS } from "./subject.ts";

/** The numbers of the barista. */
export function barista(conversation: Conversation): Draft {
  const messages = asksFor(conversation.message, CODE_WORDS)
    ? contributions(conversation)
    : visitors(conversation);
  return { messages, action: { type: "highlight", target: "counter" } };
}

function visitors({ numbers, words, language }: Conversation): string[] {
  const count = numbers?.visitors;
  return count === undefined
    ? [words.noVisitors]
    // The visitor who asks may not be counted yet.
    : [fillCount(words.visitors, Math.max(count, 1), language)];
}

function contributions({ numbers, words, language }: Conversation): string[] {
  const counted = numbers?.contributions;
  if (!counted) return [words.noContributions];
  const inDays = (count: number) => fillCount(words.days, count, language);
  const { total, currentStreak, longestStreak, activeDays } = counted;
  return [
    fill(words.contributions, {
      count: writtenNumber(total, language),
      days: inDays(activeDays),
    }),
    fill(words.streaks, {
      current: inDays(currentStreak),
      longest: inDays(longestStreak),
    }),
  ];
}
