import { assert, assertEquals } from "@std/assert";
import { stem } from "../../lib/answers/search/stem.ts";
import { MEMBERS } from "../../lib/answers/members.ts";
import { SAME_WORDS } from "../../lib/answers/same_words.ts";
import { kindsOf, phrasesAt, synonymsOf } from "../../lib/answers/synonyms.ts";

const lines = (text: string) => text.trim().split("\n");

Deno.test("a line of the thesaurus is of words in lower case, each once", () => {
  for (const line of [...lines(SAME_WORDS), ...lines(MEMBERS)]) {
    const words = line.replace(": ", " ").split(" ");
    assert(words.every((word) => /^[a-z0-9_+#-]+$/.test(word)), line);
    assert(words.length > 1, line);
    assertEquals(new Set(words).size, words.length, line);
  }
});

Deno.test("a kind asks for its members, and no member for the kind", () => {
  assert(kindsOf("pet").has("cat"));
  assertEquals(kindsOf("cat").has("pet"), false);
  assertEquals(synonymsOf("cat").has("pet"), false);
});

Deno.test("a phrase means what its line says", () => {
  const [phrase = ""] = phrasesAt(["call", "off", "it"].map(stem), 0);
  assert(synonymsOf(phrase).has(stem("cancel")), phrase);
});
