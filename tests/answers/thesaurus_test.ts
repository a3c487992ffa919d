import { assert, assertEquals } from "@std/assert";
import { stem } from "../../lib/answers/search/stem.ts";
import { SAME_WORDS } from "../../lib/answers/same_words.ts";
import { phrasesAt, synonymsOf } from "../../lib/answers/synonyms.ts";

Deno.test("a line of the thesaurus is of words in lower case, each once", () => {
  for (const line of SAME_WORDS.trim().split("\n")) {
    const words = line.split(" ");
    assert(words.every((word) => /^[a-z0-9_+#-]+$/.test(word)), line);
    assert(words.length > 1, line);
    assertEquals(new Set(words).size, words.length, line);
  }
});

Deno.test("a phrase means what its line says", () => {
  const [phrase = ""] = phrasesAt(["call", "off", "it"].map(stem), 0);
  assert(synonymsOf(phrase).has(stem("cancel")), phrase);
});
