import { assert, assertEquals } from "@std/assert";
import { rolePath } from "../../lib/content/anchors.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";

const [now, ...earlier] = testContent.roles;
/** An earlier job at another company. */
const before = earlier.find(({ company }) => company !== now?.company);
const BEFORE = `What did Odalys do at ${now?.company}?`;
const AND = `And at ${before?.company}?`;

/** The same question before, in each form that a client may send. */
const FORMS: [name: string, init: RequestInit][] = [
  ["text", json({ query: AND, prev: BEFORE })],
  ["a list", json({ query: AND, prev: ["Who is that?", BEFORE] })],
  ["a context", json({ query: { text: AND }, context: { prev: [BEFORE] } })],
  ["a form", {
    method: "POST",
    body: new URLSearchParams({ query: AND, prev: BEFORE }),
  }],
];

for (const [name, init] of FORMS) {
  Deno.test(`/ask takes the question before as ${name}`, async () => {
    assert(before);
    using site = testSite();
    const { results } = await site.json("/ask", init);
    assertEquals(results[0]?.url, BASE_URL + rolePath(before));
  });
}

Deno.test("a question that stands alone is answered as if none were before it", async () => {
  using site = testSite();
  const ask = async (body: Record<string, string>) => {
    const response = await site.fetch("/ask", json(body));
    return (await response.json()).results;
  };
  const query = "What is her email address?";
  assertEquals(await ask({ query, prev: BEFORE }), await ask({ query }));
});

for (
  const prev of ["x".repeat(501), Array.from({ length: 21 }, () => "x"), 7]
) {
  const named = JSON.stringify(prev).slice(0, 20);
  Deno.test(`/ask refuses ${named} as the question before`, async () => {
    using site = testSite();
    const response = await site.fetch("/ask", json({ query: AND, prev }));
    assertEquals(response.status, 400);
    const { code, error } = await response.json();
    assertEquals(code, "invalid_body");
    assert(error.includes("prev"), error);
  });
}

function json(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
