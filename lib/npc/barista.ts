import type { Conversation, NpcReply } from "./npc.ts";
import { asksFor, CODE_WORDS } from "./subject.ts";

/** The numbers as they are; a missing one is called missing. */
export function barista({ message, numbers = {} }: Conversation): NpcReply {
  const text = asksFor(message, CODE_WORDS)
    ? contributions(numbers.contributions)
    : visitors(numbers.visitors);
  return {
    messages: text,
    action: { type: "highlight", target: "counter" },
  };
}

function visitors(count: number | undefined): string[] {
  if (count === undefined) return ["Visitors: I have no count at the moment."];
  if (count === 1) return ["Visitors right now: 1. That would be you."];
  return [`Visitors right now: ${count}.`];
}

type Contributions = NonNullable<
  NonNullable<Conversation["numbers"]>["contributions"]
>;

function contributions(counted: Contributions | undefined): string[] {
  if (!counted) return ["Contributions: I have no count at the moment."];
  const { total, currentStreak, longestStreak, activeDays } = counted;
  const streak = `Current streak: ${inDays(currentStreak)}.`;
  const longest = longestStreak === undefined
    ? ""
    : ` Longest: ${inDays(longestStreak)}.`;
  const active = activeDays === undefined ? "" : `, on ${inDays(activeDays)}`;
  return [`Contributions in a year: ${total}${active}.`, streak + longest];
}

function inDays(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}
