import { assertEquals } from "@std/assert";
import intents from "../../lib/answers/words/intents.json" with {
  type: "json",
};
import lists from "../../lib/answers/words/lists.json" with { type: "json" };
import misspellings from "../../lib/answers/words/misspellings.json" with {
  type: "json",
};
import searchSynonyms from "../../lib/answers/words/search_synonyms.json" with {
  type: "json",
};
import concepts from "../../lib/answers/words/site_concepts.json" with {
  type: "json",
};
import aliases from "../../lib/answers/words/skill_aliases.json" with {
  type: "json",
};
import synonyms from "../../lib/answers/words/synonyms.json" with {
  type: "json",
};
import topics from "../../lib/answers/words/topics.json" with { type: "json" };
import stopWords from "../../lib/base/text/stop_words.json" with {
  type: "json",
};

const FOLDER = "lib/answers/words";
const WORD = /^[\p{Ll}\d+#.]+$/u;
const PHRASE_IN_INTENT = /^(?:[a-z0-9]+|~)(?:_(?:[a-z0-9]+|~))*$/;

/** `lib/answers/words/lists.json:12`, by the text of the faulty line. */
function placeOf(file: string, text: string): string {
  const lines = Deno.readTextFileSync(file).split("\n");
  const at = lines.findIndex((line) => line.includes(JSON.stringify(text)));
  return `${file}:${at + 1}`;
}

/** Faults of lines that together are one list or one group. */
function faultsOf(
  file: string,
  lines: readonly string[],
  isWord: (word: string) => boolean,
): string[] {
  const seen = new Set<string>();
  return lines.flatMap((line) =>
    line.split(" ").flatMap((word) => {
      const why = seen.has(word)
        ? "is there twice"
        : isWord(word)
        ? ""
        : "is no word";
      seen.add(word);
      return why ? [`${placeOf(file, line)} "${word}" ${why}`] : [];
    })
  );
}

function isPlain(phrase: string): boolean {
  return phrase.split("_").every((word) => WORD.test(word));
}

Deno.test("a group of words is of words in lower case, each once, and stands in its file once", () => {
  const faults = Object.entries({
    [`${FOLDER}/synonyms.json`]: synonyms,
    [`${FOLDER}/search_synonyms.json`]: searchSynonyms,
    [`${FOLDER}/skill_aliases.json`]: aliases,
  }).flatMap(([file, groups]) => [
    ...groups.flatMap((group) => faultsOf(file, [group], isPlain)),
    ...groups.filter((group, at) => groups.indexOf(group) < at)
      .map((group) => `${placeOf(file, group)} is there twice`),
    ...groups.filter((group) => !group.includes(" "))
      .map((group) => `${placeOf(file, group)} has one word`),
  ]);
  assertEquals(faults, []);
});

Deno.test("a list is of words in lower case, each once", () => {
  const faults = [
    ...Object.values(lists).flatMap((lines) =>
      faultsOf(`${FOLDER}/lists.json`, lines, isPlain)
    ),
    ...Object.values(concepts).flatMap((lines) =>
      faultsOf(`${FOLDER}/site_concepts.json`, lines, isPlain)
    ),
    ...Object.values(intents).flatMap((lines) =>
      faultsOf(
        `${FOLDER}/intents.json`,
        lines,
        (phrase) => PHRASE_IN_INTENT.test(phrase),
      )
    ),
    ...faultsOf("lib/base/text/stop_words.json", stopWords, isPlain),
  ];
  assertEquals(faults, []);
});

Deno.test("a misspelling is one word for another", () => {
  const file = `${FOLDER}/misspellings.json`;
  const faults = Object.entries(misspellings).filter(([slip, word]) =>
    slip === word || !WORD.test(slip) || !WORD.test(word) ||
    word in misspellings
  ).map(([slip]) => placeOf(file, slip));
  assertEquals(faults, []);
});

Deno.test("a topic names concepts that have words, and no alternative twice", () => {
  const file = `${FOLDER}/topics.json`;
  const faults = Object.values(topics).flat().flatMap(
    (topic: { asks: string[]; not?: string }) => [
      ...[...topic.asks, topic.not ?? ""].filter((line) =>
        line.split(" ").some((name) => name !== "" && !(name in concepts))
      ).map((line) => `${placeOf(file, line)} names no concept`),
      ...topic.asks.filter((ask, at) => topic.asks.indexOf(ask) < at)
        .map((ask) => `${placeOf(file, ask)} is there twice`),
    ],
  );
  assertEquals(faults, []);
});
