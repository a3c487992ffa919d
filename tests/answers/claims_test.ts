import { assert, assertEquals, assertMatch } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { postJson } from "../ask/support/requests.ts";
import { askPerson } from "./support/ask_person.ts";

Deno.test("no job is told for a question about jobs without a skill", async () => {
  const ask = await askPerson("tests/golden/engineer");
  assertEquals(await ask("Which job did not use Python?"), "");
});

Deno.test("what somebody is good at is told by their own heading, and so is why one should hire them", async () => {
  const ask = await askPerson("tests/golden/engineer");
  for (const question of ["What is Sam good at?", "Why should I hire Sam?"]) {
    assertMatch(await ask(question), /^\/about#what-i-am-good-at /, question);
  }
});

Deno.test("what somebody did is no promise for what they would do", async () => {
  const ask = await askPerson();
  const [did, would] = await Promise.all([
    ask("Did she use C++ at Pretence & Sons?"),
    ask("Would she use C++ at Pretence & Sons?"),
  ]);
  assertMatch(did, /^\S+ Yes/);
  assert(!/^\S+ Yes/.test(would), would);
});

Deno.test("/ask greets whoever greets, and claims nothing", async () => {
  using site = testSite();
  for (const query of ["hi", "thank you!"]) {
    const response = await site.fetch("/ask", postJson({ query }));
    const { results, hint } = await response.json();
    assertEquals(results, []);
    assert(!hint.includes("stated"), hint);
  }
});
