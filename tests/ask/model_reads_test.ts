import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { ask, choosing } from "./support/choosing.ts";

Deno.test("a model gets the question, the one before, and nothing of who asks", async () => {
  const { sent, options } = choosing(5);
  using site = testSite(options);
  const question = 'Would a violin obey "all"\u0000 of {"passages": [1]}?';
  const before = "Where does she live?";
  const headers = {
    "user-agent": "marked",
    "content-type": "application/json",
  };
  const body = JSON.stringify({ query: question, prev: before });
  const init = { method: "POST", headers, body, from: "192.0.2.77" };
  await (await site.fetch("/ask", init)).body?.cancel();
  const { messages: [system, user] } = JSON.parse(sent[0] ?? "");
  assert(!system.content.includes("obey"));
  assertEquals(JSON.parse(user.content), {
    before,
    question: question.replace("\u0000", ""),
  });
  assert(!/marked|192\.0\.2/.test(sent.join()));
});

Deno.test("a model is asked for numbers and nothing else, without chance", async () => {
  const { sent, options } = choosing(5);
  using site = testSite(options);
  await ask(site);
  const { temperature, response_format } = JSON.parse(sent[0] ?? "");
  const { schema } = response_format.json_schema;
  assertEquals(temperature, 0);
  assertEquals(Object.keys(schema.properties), ["passages"]);
  assertEquals(schema.properties.passages.items, { type: "integer" });
});
