import { affirmed } from "../affirmed.ts";
import { asksFor, type Case, type Frame, namedOf } from "../case.ts";
import type { Answer } from "../types.ts";
import type { Concept } from "../concepts.ts";
import type { Word } from "../question.ts";
import type { Item } from "../facts/facts.ts";
import { fill } from "../../base/words/fill.ts";

const LISTS: [Concept, Item["list"]][] = [
  ["languages", "languages"],
  ["interests", "interests"],
  ["references", "references"],
];

/** "Which languages does she speak?", "does she speak German?" */
export const listItems: Frame = {
  explains: [
    "languages",
    "interests",
    "references",
    "skill",
    "count",
    "all",
    "how",
    "good",
    "who",
    "name",
    "current",
    "education",
    "work",
    "experience",
    "contact",
    "time",
  ],
  names: ["item"],
  forgives: (word, asked) => isPurpose(word, asked) || isTimeOf(word, asked),
  answer(asked) {
    const named = namedOf(asked, "item").map(({ item }) => item);
    if (named.length > 0) {
      return named.map((each, at) => toldItem(each, at, asked));
    }
    // "When I speak to her" names no language.
    if (/\b(?:speak|talk) (?:to|with)\b/i.test(asked.question.text)) return;
    const lists = LISTS.filter(([concept]) => asksFor(asked, concept))
      .map(([, list]) => list);
    const items = asked.facts.items.filter(({ list }) => lists.includes(list));
    const [list] = lists;
    const own = items.filter((each) => each.list === list);
    const [first] = own;
    if (!first) return;
    const { words } = asked.facts.voice;
    const says = fill(words.answers.counted, {
      count: asksFor(asked, "count")
        ? String(own.length)
        : words.about.lists[first.list],
      names: own.map(({ lead }) => lead).join("; "),
    });
    return [{
      kind: "profile",
      name: words.about.lists[first.list],
      path: first.path,
      description: says,
    }];
  },
};

/** "Good enough for a talk to farmers": what for is for the reader to weigh. */
function isPurpose(word: Word, { question: { words } }: Case): boolean {
  const at = words.findIndex(({ word }) => word === "enough");
  return at !== -1 && words.indexOf(word) > at;
}

/** "Since when" is told where the item says a year. */
function isTimeOf({ concepts }: Word, asked: Case): boolean {
  const isDated = namedOf(asked, "item").some(({ item }) =>
    /\b(?:19|20)\d\d\b/.test(item.lead)
  );
  return isDated &&
    TIME.some((concept) => concepts.has(concept));
}

const TIME = ["when", "long", "start", "still"] as const;

function toldItem(
  { name, lead, path }: Item,
  at: number,
  asked: Case,
): Answer {
  const yes = at === 0 ? affirmed(asked) : "";
  return { kind: "profile", name, path, description: `${yes}${lead}.` };
}
