import { assert, assertEquals } from "@std/assert";
import { postJson } from "../ask/support/requests.ts";
import { testSite } from "../support/test_app.ts";
import { swedishSite } from "./support/swedish.ts";

const SWEDISH = "När kokar kitteln?";
const STORY = "/sv/about#the-story";

using site = await swedishSite();

async function ask(fields: Record<string, string>) {
  const search = new URLSearchParams(fields);
  const { status, headers, json } = await answerTo(`/ask?${search}`);
  const results: { url: string; language?: string; description: string }[] =
    json.results ?? [];
  return {
    status,
    header: headers.get("content-language"),
    language: json._meta?.language,
    code: json.code,
    found: results.map(({ url, language }) => ({
      path: url.replace(/^https:\/\/[^/]+/, ""),
      language,
    })),
  };
}

async function answerTo(path: string, init = {}) {
  const response = await site.fetch(path, init);
  const { status, headers } = response;
  return { status, headers, json: await response.json() };
}

Deno.test("/ask answers a question in the language of its words", async () => {
  const { found, header, language } = await ask({ query: SWEDISH });
  assertEquals([header, language], ["sv", "sv"]);
  assertEquals(found[0], { path: STORY, language: undefined });
  const english = await ask({ query: "Where does the keeper work?" });
  assertEquals([english.header, english.language], ["en", "en"]);
});

Deno.test("/ask takes a question of no language as one of the first", async () => {
  assertEquals((await ask({ query: "drowned lamp" })).language, "en");
});

Deno.test("/ask answers in the language that is named, in the URL and in a body", async () => {
  const { found, language } = await ask({ query: "kitteln", language: "sv" });
  assertEquals([found[0]?.path, language], [STORY, "sv"]);
  const init = postJson({ query: SWEDISH, language: "en" });
  const { json } = await answerTo("/ask", init);
  assertEquals(json._meta.language, "en");
});

Deno.test("/ask takes a language in any case", async () => {
  const own = await ask({ query: "kitteln", language: "SV" });
  assertEquals([own.found[0]?.path, own.language], [STORY, "sv"]);
  assertEquals((await ask({ query: SWEDISH, language: "En" })).language, "en");
});

Deno.test("/ask refuses a language that the site does not have", async () => {
  const { status, code } = await ask({ query: SWEDISH, language: "de" });
  assertEquals([status, code], [400, "invalid_parameter"]);
  const { status: ofNumber } = await answerTo(
    "/ask",
    postJson({ query: SWEDISH, language: 5 }),
  );
  assertEquals(ofNumber, 400);
});

Deno.test("/ask of a site in one language ignores a language, and names none", async () => {
  using plain = testSite();
  for (const language of ["de", 5, {}]) {
    const response = await plain.fetch(
      "/ask",
      postJson({ query: "email", language }),
    );
    assertEquals(response.headers.get("content-language"), null);
    const { _meta } = await response.json();
    assertEquals(_meta, { response_type: "answer", version: "0.55" });
  }
});

Deno.test("passages in another language are marked, and those in the language are not", async () => {
  const query = "När kokar kitteln vid the storm lantern?";
  const { found } = await ask({ query, language: "sv" });
  for (const { path, language } of found) {
    assertEquals(language, path.startsWith("/sv") ? undefined : "en", path);
  }
  const languages = new Set(found.map(({ language }) => language));
  assertEquals(languages, new Set([undefined, "en"]));
});

Deno.test("/ask takes a question of no language as one of the language that is named", async () => {
  const { found: [best] } = await ask({ query: "lampan", language: "sv" });
  assert(best?.path.startsWith("/sv/"), best?.path);
});

Deno.test("an English question to another language gets the facts of the first", async () => {
  const query = "When did the keeper leave Imaginary Ferries?";
  const own = await ask({ query, language: "en" });
  const { found } = await ask({ query, language: "sv" });
  assertEquals(
    found,
    own.found.map(({ path }) => ({ path, language: "en" })),
  );
});

Deno.test("the example questions of a language have answers", async () => {
  const { json } = await answerTo("/ask?language=sv");
  const [{ options }] = json.elicitation.questions;
  assert(options.length >= 4, options);
});

Deno.test("a page answers in its own language", async () => {
  const search = new URLSearchParams({ ask: SWEDISH });
  const own = await site.fetch(`/sv?${search}`);
  assert((await own.text()).includes(`href="${STORY}"`));
  const first = await site.fetch(`/?${search}`);
  assert(!(await first.text()).includes(`href="${STORY}"`));
});

Deno.test("a stream names the language of its answer", async () => {
  const search = new URLSearchParams({ query: SWEDISH, streaming: "true" });
  const response = await site.fetch(`/ask?${search}`);
  assertEquals(response.headers.get("content-language"), "sv");
  assert((await response.text()).includes('"language":"sv"'));
});

async function say(context?: Record<string, unknown>) {
  const body = { npcId: "concierge", message: SWEDISH, context };
  const { json } = await answerTo("/api/v1/npc-chat", postJson(body));
  return json;
}

Deno.test("people in the room answer in the language of the context", async () => {
  const { action, messages } = await say({ language: "sv" });
  assertEquals(action, { type: "open_page", target: "/sv/about" });
  assert(JSON.stringify(messages).includes("kitteln"));
  for (const context of [undefined, { language: "de" }, { language: 5 }]) {
    const first = await say(context);
    assertEquals(first.action, { type: "open_page", target: "/contact" });
    assert(!JSON.stringify(first.messages).includes("kitteln"));
  }
});

Deno.test("the room of a language answers in it", async () => {
  const search = new URLSearchParams({ ask: SWEDISH });
  const html = await (await site.fetch(`/sv/room?${search}`)).text();
  assertEquals(html.includes("kitteln kokar"), true);
});

Deno.test("the agent card names the languages, with an example in each", async () => {
  const { json } = await answerTo("/.well-known/agent-card.json");
  assert(json.description.includes("en, sv"));
  const { examples } = json.skills[0];
  const languages = await Promise.all(
    examples.map(async (query: string) => (await ask({ query })).language),
  );
  assertEquals([...new Set(languages)], ["en", "sv"]);
});
