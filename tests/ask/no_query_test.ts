import { assert, assertEquals } from "@std/assert";
import { type TestInit, testSite } from "../support/test_app.ts";
import { FORM, post, postJson } from "./support/requests.ts";

const NO_QUERY: [path: string, init?: TestInit][] = [
  ["/ask"],
  ["/ask?query=%20"],
  ["/ask", { method: "POST" }],
  ["/ask", postJson({})],
  ["/ask", postJson({ query: null })],
  ["/ask", postJson({ query: { text: "" } })],
  ["/ask", post("", FORM)],
];

for (const [path, init] of NO_QUERY) {
  const asked = `${init?.method ?? "GET"} ${path} with ${init?.body ?? "-"}`;
  Deno.test(`${asked} is asked back, with questions that have answers`, async () => {
    using site = testSite();
    const response = await site.fetch(path, init);
    assertEquals(response.status, 200);
    const { _meta, elicitation } = await response.json();
    assertEquals(_meta, { response_type: "elicitation", version: "0.55" });
    assert(elicitation.text);
    const [{ id, text, type, options }] = elicitation.questions;
    assertEquals([id, type], ["query", "text"]);
    assert(text && options.length > 2);
    for (const question of options) {
      const query = encodeURIComponent(question);
      const answer = await site.json(`/ask?query=${query}`);
      assert(answer.results.length > 0, question);
    }
  });
}
