import { assertEquals } from "@std/assert";
import lists from "../../lib/answers/words/lists.json" with { type: "json" };
import misspellings from "../../lib/answers/words/misspellings.json" with {
  type: "json",
};
import german from "../../lib/answers/words/synonyms.de.json" with {
  type: "json",
};
import spanish from "../../lib/answers/words/synonyms.es.json" with {
  type: "json",
};
import french from "../../lib/answers/words/synonyms.fr.json" with {
  type: "json",
};
import swedish from "../../lib/answers/words/synonyms.sv.json" with {
  type: "json",
};
import synonyms from "../../lib/answers/words/synonyms.json" with {
  type: "json",
};
import stopWords from "../../lib/base/text/stop_words.json" with {
  type: "json",
};

const FOLDER = "lib/answers/words";
const WORD = /^[\p{Ll}\d+#.]+$/u;

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
    [`${FOLDER}/synonyms.de.json`]: german,
    [`${FOLDER}/synonyms.es.json`]: spanish,
    [`${FOLDER}/synonyms.fr.json`]: french,
    [`${FOLDER}/synonyms.sv.json`]: swedish,
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
