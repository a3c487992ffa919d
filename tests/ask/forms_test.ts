import { assert, assertEquals } from "@std/assert";
import { BASE_URL, type TestInit, testSite } from "../support/test_app.ts";
import { FORM, JSON_TYPE, post, postJson, QUERY } from "./support/requests.ts";

const FORMS: [name: string, path: string, init?: TestInit][] = [
  ["query in the URL", QUERY],
  ["q in the URL", "/ask?q=email"],
  ["an empty query beside q", "/ask?query=&q=email"],
  ["JSON", "/ask", postJson({ query: "email" })],
  ["JSON with q", "/ask", postJson({ q: "email" })],
  ["NLWeb JSON", "/ask", postJson({ query: { text: "email" } })],
  [
    "NLWeb JSON as a schema makes it",
    "/ask",
    postJson({
      query: { text: "email", decontextualized_query: null, site: "all" },
      context: null,
      prefer: { streaming: null, mode: null, response_format: "chatgpt_app" },
      meta: { version: "0.55" },
    }),
  ],
  [
    "a follow-up with what it stands for",
    "/ask",
    postJson({
      query: { text: "and that?", decontextualized_query: "email" },
    }),
  ],
  ["JSON without a type", "/ask", {
    method: "POST",
    body: new TextEncoder().encode('{"query":"email"}'),
  }],
  ["JSON sent as text", "/ask", post('{"query":"email"}', "text/plain")],
  ["a form", "/ask", post("query=e%6Dail", FORM)],
  ["a form with q", "/ask", post("q=email", `${FORM};charset=utf-8`)],
  ["a body that wins over the URL", "/ask?query=x", postJson({ q: "email" })],
  ["the URL beside an empty body", QUERY, { method: "POST" }],
];

for (const [name, path, init] of FORMS) {
  Deno.test(`/ask takes ${name}`, async () => {
    using site = testSite();
    const response = await site.fetch(path, init);
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("content-type"), JSON_TYPE);
    assertEquals(response.headers.get("cache-control"), "no-store");
    const { _meta, query_id, results } = await response.json();
    assertEquals(_meta, { response_type: "answer", version: "0.55" });
    assert(query_id);
    assertEquals(results[0].url, `${BASE_URL}/contact#channels`);
  });
}

Deno.test("/ask gives schema.org objects that serve both dialects", async () => {
  using site = testSite();
  const { results } = await site.json("/ask?query=gulls");
  assert(results.length > 1 && results.length <= 3);
  for (const result of results) {
    const { schema_object, site: host, score, match, nearest, ...described } =
      result;
    assert(nearest && described.description.includes(match));
    assertEquals(
      Object.keys(described).sort(),
      ["@type", "description", "name", "url"],
    );
    assertEquals(schema_object, {
      "@context": "https://schema.org",
      ...described,
    });
    assertEquals(host, new URL(BASE_URL).host);
    assert(score >= 1 && score <= 100);
    assert(described.url.startsWith(`${BASE_URL}/`));
  }
});

for (
  const init of [
    postJson({ query: "email", mode: "summarize" }),
    postJson({ query: { text: "email" }, prefer: { mode: "generate" } }),
    postJson({ query: "email", mode: "list, summarize" }),
    post("query=email&mode=who", FORM),
  ]
) {
  Deno.test(`/ask fails in a mode that it has not: ${init.body}`, async () => {
    using site = testSite();
    const response = await site.fetch("/ask", init);
    assertEquals(response.status, 200);
    const { _meta, error, results } = await response.json();
    assertEquals(_meta, { response_type: "failure", version: "0.55" });
    assertEquals(error.code, "UNSUPPORTED_MODE");
    assert(/\blist\b/.test(error.message));
    assertEquals(results, undefined);
  });
}

for (const mode of ["list", "LIST", "", "list,list"]) {
  Deno.test(`/ask answers in the mode "${mode}"`, async () => {
    using site = testSite();
    const response = await site.fetch(`${QUERY}&mode=${mode}`);
    assertEquals((await response.json())._meta.response_type, "answer");
  });
}

for (const path of [QUERY, `${QUERY}&streaming=true`]) {
  Deno.test(`HEAD ${path} has the headers of GET and no body`, async () => {
    using site = testSite();
    const get = await site.fetch(`${path}&query_id=mine`);
    const head = await site.fetch(`${path}&query_id=mine`, { method: "HEAD" });
    const changing = /^(x-request-id|ratelimit-)/;
    const fixed = ({ headers }: Response) =>
      [...headers].filter(([name]) => !changing.test(name));
    assertEquals(fixed(head), fixed(get));
    const length = Number(head.headers.get("content-length"));
    assertEquals(length, (await get.bytes()).length);
    assertEquals(await head.text(), "");
  });
}

Deno.test("/ask repeats the query_id of the client, and makes one of its own", async () => {
  using site = testSite();
  const idOf = async (path: string, init?: TestInit) =>
    (await site.json(path, init)).query_id;
  assertEquals(await idOf(`${QUERY}&query_id=%C3%A9%201`), "é 1");
  assertEquals(await idOf("/ask", postJson({ query_id: "b" })), "b");
  const longest = "🦆".repeat(128);
  assertEquals(await idOf("/ask", postJson({ query_id: longest })), longest);
  const made = await idOf("/ask", postJson({ query_id: `${longest}!` }));
  assert(made.length < 128);
  assert(made !== await idOf(QUERY));
});
