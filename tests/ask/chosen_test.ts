import { assert, assertEquals } from "@std/assert";
import { testContent, testSite } from "../support/test_app.ts";
import { completion, HELLO, model } from "../upstreams/npc_endpoint.ts";
import { eventsIn, FORM, post, postJson } from "./support/requests.ts";
import {
  ask,
  choosing,
  type Passage,
  passagesIn,
  QUERY,
} from "./support/choosing.ts";

function textOf({ name, description }: Passage): string {
  return `${name}: ${description.replaceAll("\n", " ")}`;
}

/** The passages of an answer as they were numbered for the model. */
async function chosen(...numbers: unknown[]): Promise<number[]> {
  const { sent, options } = choosing(...numbers);
  using site = testSite(options);
  const { results } = await ask(site);
  const all = passagesIn(sent[0]);
  return results.map((each: Passage) => all.indexOf(textOf(each)) + 1);
}

Deno.test("/ask answers with the passages that a model chose, in its order", async () => {
  assertEquals(await chosen(5, 3), [5, 3]);
});

Deno.test("of a model's numbers at most three count, each once, and none that was not sent", async () => {
  const numbers = [0, -1, 5, 5, 1e6, "7", 2.5, null, [8], { n: 9 }, 4, 2, 1];
  assertEquals(await chosen(...numbers), [5, 4, 2]);
});

Deno.test("a chosen passage is an answer below those of the rules", async () => {
  using site = testSite(choosing(5, 4, 3).options);
  const { results, hint, _meta } = await ask(site);
  assertEquals([hint, _meta.response_type], [undefined, "answer"]);
  for (const { nearest, score, description } of results) {
    assertEquals(nearest, undefined);
    assert(score > 30 && score < 70, String(score));
    assert(!/^\W*yes\b/i.test(description));
  }
});

Deno.test("a stream of /ask has the first chosen passage as its item", async () => {
  using site = testSite(choosing(5, 4).options);
  const headers = { accept: "text/event-stream" };
  const path = `/ask?q=${encodeURIComponent(QUERY)}`;
  const text = await site.text(path, { headers });
  const [, result, complete] = eventsIn(text);
  assertEquals(result?.data.results.length, 2);
  assertEquals(result?.data.item, result?.data.results[0]);
  assertEquals(complete?.data.hint, undefined);
});

Deno.test("a model is asked in every form of /ask that answers", async () => {
  const { sent, options } = choosing(5);
  using site = testSite(options);
  const query = new URLSearchParams({ query: QUERY });
  await (await site.fetch(`/ask?${query}`)).body?.cancel();
  await (await site.fetch("/ask", post(query, FORM))).body?.cancel();
  await ask(site);
  assertEquals(sent.length, 3);
});

Deno.test("a question in another language goes to the model", async () => {
  const { sent, options } = choosing(5);
  using site = testSite(options);
  const { results } = await ask(site, "Wo hat sie studiert und wann war das?");
  assertEquals([results.length, sent.length], [1, 1]);
});

Deno.test("a model gets the facts first, and at most twenty passages that come near", async () => {
  const { sent, options } = model(() =>
    completion({ ...HELLO, passages: [5] })
  );
  using site = testSite(options);
  await ask(site);
  const said = { npcId: "archivist", message: QUERY };
  await (await site.fetch("/api/v1/npc-chat", postJson(said))).body?.cancel();
  const [chosen = [], told] = sent.map((each) => passagesIn(each));
  assert(chosen.length > 4 && chosen.length <= 24, String(chosen.length));
  assert(chosen[0]?.includes(testContent.profile.headline));
  assertEquals(told, chosen);
});
