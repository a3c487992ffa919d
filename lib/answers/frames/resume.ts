import { affirmed } from "../compose.ts";
import { asksFor, type Context, type Frame, namedOf } from "../context.ts";
import type { Answer } from "../types.ts";
import type { Word } from "../question.ts";
import type { Item } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";
import { conceptsIn } from "../intent_words.ts";

const LISTS = ["languages", "interests", "references"] as const;

/** "Which languages does she speak?", "does she speak German?" */
export const listItems: Frame = {
  explains: conceptsIn(
    "languages interests references skill count all how good who name current",
    "education work experience contact time",
  ),
  names: ["item"],
  forgives: isPurpose,
  answer(asked) {
    const named = namedOf(asked, "item").map(({ item }) => item);
    if (named.length > 0) {
      return named.map((each, at) => describeItem(each, at, asked));
    }
    // "When I speak to her" names no language.
    if (OTHERWISE.test(asked.question.text)) return;
    const lists = LISTS.filter((each) => asksFor(asked, each));
    return describeList(lists[0], asked);
  },
};

const OTHERWISE = /\b(?:speak|talk) (?:to|with)\b|\bprogramming\b/i;

function describeList(
  list: typeof LISTS[number] | undefined,
  asked: Context,
): Answer[] | undefined {
  const items = asked.facts.items.filter((each) => each.list === list);
  const [first] = items;
  if (!list || !first) return;
  const { about, answers } = asked.facts.voice.words;
  const name = about.lists[list];
  const description = fill(answers.counted, {
    count: asksFor(asked, "count") ? String(items.length) : name,
    names: items.map(({ lead }) => lead).join("; "),
  });
  return [{ kind: "profile", name, path: first.path, description }];
}

/** "Good enough for a talk to farmers": the reader judges whether it is. */
function isPurpose(word: Word, { question: { words } }: Context): boolean {
  const at = words.findIndex(({ word }) => word === "enough");
  return at !== -1 && words.indexOf(word) > at;
}

function describeItem(
  { name, lead, path }: Item,
  at: number,
  asked: Context,
): Answer {
  const yes = at === 0 ? affirmed(asked) : "";
  return { kind: "profile", name, path, description: `${yes}${lead}.` };
}
