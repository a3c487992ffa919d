import { assert, assertEquals } from "@std/assert";
import english from "../../lib/base/words/english.json" with { type: "json" };
import { testSite } from "../support/test_app.ts";
import { eventsIn, postJson } from "./support/requests.ts";

/** The pages tell of a crowbar and pianos, but of no violin. */
const QUERY = "With which crowbar does she tune a violin?";

async function ask(query: string) {
  using site = testSite();
  return await site.json("/ask", postJson({ query }));
}

Deno.test("/ask gives at most three passages where no page answers, marked as nearest", async () => {
  const { results } = await ask(QUERY);
  assert(results.length > 0 && results.length <= 3);
  for (const { nearest, score, description } of results) {
    assertEquals(nearest, true, description);
    assert(score <= 30, String(score));
    assert(!/^yes/i.test(description), description);
  }
});

Deno.test("the hint of /ask says what is not stated, and does not say that the pages do not mention it", async () => {
  const { results, hint } = await ask(QUERY);
  assert(hint.startsWith(english.ask.unstated), hint);
  assert(results.length > 0);
  const { hint: unsaid } = await ask("Violin?");
  assert(unsaid.includes("Violin"), unsaid);
});

Deno.test("an answer of /ask is not marked as nearest, and has no hint", async () => {
  const { results, hint } = await ask("How can I reach Odalys by email?");
  assertEquals(results[0].nearest, undefined);
  assertEquals(hint, undefined);
});

Deno.test("a stream of /ask has no item where only passages come near", async () => {
  using site = testSite();
  const query = encodeURIComponent(QUERY);
  const response = await site.fetch(`/ask?query=${query}&streaming=true`);
  const [, result] = eventsIn(await response.text());
  assertEquals(result?.data.item, null);
  assert(
    result?.data.results.every(({ nearest }: { nearest?: boolean }) => nearest),
  );
});
