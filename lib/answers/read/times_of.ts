import type { Context } from "../context.ts";
import { monthOf, type Span } from "./months.ts";

/** The times that a question means by "since", "before", "between" and its dates. */
export function timesOf({ question: { dates, text }, now }: Context): Span[] {
  const [first, second] = dates;
  if (!first) return [];
  const lead = text.slice(0, first.start).toLowerCase().split(" ")
    .filter((word) => word !== "" && word !== "the").slice(-2);
  const isAfterWord = (...words: string[]) =>
    words.some((word) => lead.at(-1) === word || lead.join(" ") === word);
  if (second && isAfterWord("between", "from")) {
    return [{ from: first.from, to: second.to }];
  }
  if (isAfterWord("since", "from", "starting")) {
    const today = new Date(now);
    const to = monthOf(today.getUTCFullYear(), today.getUTCMonth() + 1);
    return [{ from: first.from, to }];
  }
  if (isAfterWord("before", "prior to", "until", "till", "up to", "by")) {
    return [{ from: 0, to: first.from - 1 }];
  }
  if (isAfterWord("after")) return [{ from: first.to + 1, to: Infinity }];
  return dates;
}
