import * as z from "zod";
import { isObject } from "../base/http/json_body.ts";
import { plainWords } from "../base/text/plain_words.ts";
import { STOP_WORDS } from "../base/text/stop_words.ts";
import { list, textUpTo } from "./fields.ts";

/** Words of questions, by the heading that answers them; "" is the whole file. */
export type Asks = Record<string, string[]>;

const MAX_ASKS = 20;
const MAX_LENGTH = 60;

const Word = textUpTo(MAX_LENGTH).refine(
  (word) =>
    plainWords(word).trim() !== "" && !STOP_WORDS.has(plainWords(word).trim()),
  "in too many questions; use a word such as deposit",
);
const Words = list(Word);
const ByHeading = z.record(z.string(), Words);

/** Other words for a text: they find it, and no page shows them. */
export const asks = () =>
  z.unknown().optional().transform((value, { issues }): Asks => {
    if (value === undefined) return {};
    const isByHeading = isObject(value);
    const read = (isByHeading ? ByHeading : Words).safeParse(value);
    for (const { path, message } of read.error?.issues ?? []) {
      issues.push({ code: "custom", path, message, input: value });
    }
    if (!read.success) return z.NEVER;
    const found = Array.isArray(read.data) ? { "": read.data } : read.data;
    const { length } = Object.values(found).flat();
    if (length <= MAX_ASKS) return found;
    const message = `too long: ${length} words; use at most ${MAX_ASKS} a file`;
    issues.push({ code: "custom", path: [], message, input: value });
    return z.NEVER;
  }).describe(
    "Other words for it, such as `[deposit, how much]`, or lists of them by heading.",
  );

const HEADING = /^ {0,3}#{1,6}[ \t](.*)$/gm;

/** Refuses `asks` for a heading that the text does not have. */
export const ofHeadings = z.check<{ asks: Asks; body: string }>(
  ({ value: { asks, body }, issues }) => {
    const headings = [...body.matchAll(HEADING)].map(([, text = ""]) => text);
    for (const heading of Object.keys(asks)) {
      if (!heading || headings.some((each) => isHeading(each, heading))) {
        continue;
      }
      const known = headings.map((each) => `"${each.trim()}"`).join(", ");
      const fix = known ? `use one of ${known}` : "write a list alone";
      const message =
        `below "${heading}", which is no heading of this text; ${fix}`;
      const path = ["asks", heading];
      issues.push({ code: "custom", path, message, input: asks });
    }
  },
);

/** Ignores case and marks. */
export function isHeading(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other);
}
