import { assert } from "@std/assert";
import { stem } from "../../lib/answers/search/stem.ts";
import { phrasesAt, synonymsOf } from "../../lib/answers/synonyms.ts";

Deno.test("a phrase means what its line says", () => {
  const [phrase = ""] = phrasesAt(["call", "off", "it"].map(stem), 0);
  assert(synonymsOf(phrase).has(stem("cancel")), phrase);
});
