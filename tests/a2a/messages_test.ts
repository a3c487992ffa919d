import { assert, assertEquals } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { assertError, bodyOf, call, EMAIL, message } from "./support/calls.ts";

const URL_OF_EMAIL = `${BASE_URL}/contact#channels`;

Deno.test("SendMessage answers with a message of text and data", async () => {
  using site = testSite();
  const { jsonrpc, id, result } = await bodyOf(site, EMAIL);
  assertEquals([jsonrpc, id, Object.keys(result)], ["2.0", 7, ["message"]]);
  const { messageId, contextId, role, parts, taskId } = result.message;
  assert(messageId && contextId);
  assertEquals([role, taskId], ["ROLE_AGENT", undefined]);
  assertEquals(parts.length, 2);
  assertEquals(parts[0].mediaType, "text/plain");
  assert(parts[0].text.includes("keeper@nowhere-rock.example"));
  assert(parts[0].text.includes(URL_OF_EMAIL));
  assertEquals(parts[1].mediaType, "application/json");
  assertEquals(parts[1].data.results[0].url, URL_OF_EMAIL);
});

Deno.test("SendMessage answers what /ask answers", async () => {
  using site = testSite();
  const { result } = await bodyOf(site, message([{ text: "rate limit" }]));
  const asked = await site.json("/ask?query=rate+limit");
  assertEquals(result.message.parts[1].data.results, asked.results);
});

Deno.test("SendMessage names each passage once", async () => {
  using site = testSite();
  for (const text of ["Where did you work before?", "email", "rate limit"]) {
    const { result } = await bodyOf(site, message([{ text }]));
    const [words, { data: { results } }] = result.message.parts;
    const all = words.text.split("\n\n");
    // A hint is before passages that only come near.
    const paragraphs = results[0].nearest ? all.slice(1) : all;
    assertEquals(paragraphs.length, results.length, text);
    for (const [at, { name }] of results.entries()) {
      assert(paragraphs[at].startsWith(name), paragraphs[at]);
      assert(!paragraphs[at].startsWith(`${name}: ${name}`), paragraphs[at]);
    }
  }
});

Deno.test("SendMessage keeps the context of the client", async () => {
  using site = testSite();
  const parts = [{ text: "the email", mediaType: "text/plain" }, { text: "?" }];
  const init = message(parts, { contextId: "c-1", referenceTaskIds: ["t"] });
  assertEquals((await bodyOf(site, init)).result.message.contextId, "c-1");
});

for (const text of ["banana bread recipe", " "]) {
  Deno.test(`SendMessage says that it found nothing for "${text}"`, async () => {
    using site = testSite();
    const { result } = await bodyOf(site, message([{ text }]));
    const [words, data] = result.message.parts;
    assert(words.text);
    assertEquals(data.data, { results: [] });
  });
}

Deno.test("SendMessage sends the kind of part that the client can read", async () => {
  using site = testSite();
  const partsFor = async (acceptedOutputModes: string[]) => {
    const { result } = await bodyOf(
      site,
      call("SendMessage", {
        message: {
          messageId: "u-1",
          role: "ROLE_USER",
          parts: [{ text: "email" }],
        },
        configuration: { acceptedOutputModes },
      }),
    );
    return result.message.parts.map(({ mediaType }: { mediaType: string }) =>
      mediaType
    );
  };
  assertEquals(await partsFor(["text/plain"]), ["text/plain"]);
  assertEquals(await partsFor(["application/json"]), ["application/json"]);
  assertEquals((await partsFor(["text"])).length, 2);
});

Deno.test("ListTasks lists nothing", async () => {
  using site = testSite();
  for (const asked of [undefined, 1, 5, 100]) {
    const params = asked && { pageSize: asked };
    const { result } = await bodyOf(site, call("ListTasks", params));
    const nothing = { tasks: [], nextPageToken: "", totalSize: 0 };
    assertEquals(result, { ...nothing, pageSize: asked ?? 50 });
  }
});

Deno.test("SendMessage takes ids of 300 characters and texts of 20,000, and no longer ones", async () => {
  using site = testSite();
  const messages = (more: number) => {
    const id = "x".repeat(300 + more);
    const text = "email ".padEnd(20_000 + more, "x");
    return [
      message([{ text: "email" }], { messageId: id }),
      message([{ text: "email" }], { contextId: id }),
      message([{ text }]),
    ];
  };
  for (const init of messages(0)) {
    assert((await bodyOf(site, init)).result, "refused");
  }
  for (const init of messages(1)) {
    assertError(await bodyOf(site, init), -32602);
  }
});
