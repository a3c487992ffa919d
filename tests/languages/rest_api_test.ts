import { assertEquals } from "@std/assert";
import { operations } from "../../lib/api/operations/mod.ts";
import { testContent } from "../support/test_app.ts";
import { type ArabicSite, arabicSite } from "./support/two_languages.ts";

/** Calls of operations that take a parameter or a body. */
const CALLS: [string, unknown?][] = [
  ...operations.filter(({ method, path }) =>
    method === "GET" && !path.includes("{")
  ).map(({ path }): [string] => [path]),
  ["/api/v1/work?limit=2"],
  ["/api/v1/work?lang=ar&language=ar"],
  ["/api/v1/room-avatar?figure=hd-180-1&direction=2&size=s"],
  ["/api/v1/npc-chat", { npcId: "archivist", message: "Imaginary Ferries" }],
  ["/api/v1/npc-chat", { npcId: "concierge", message: "Who is this?" }],
  ["/api/v1/track", { event: "command_run", command: "stats" }],
  ["/api/v1/batch", {
    requests: [{ id: "a", operationId: "getStats" }],
  }],
  ["/api/v1/cat"],
];

const EN: HeadersInit = { accept: "application/json" };
const AR: HeadersInit = { ...EN, "accept-language": "ar" };

async function answersOf(site: ArabicSite, headers: HeadersInit) {
  const answers: unknown[] = [];
  for (const [path, body] of CALLS) {
    const response = await site.fetch(path, {
      headers: { ...headers, "content-type": "application/json" },
      ...body ? { method: "POST", body: JSON.stringify(body) } : {},
    });
    const text = await response.text();
    answers.push([path, response.status, text.replace(TOKEN, "")]);
  }
  return answers;
}

/** Parts that no two answers share. */
const TOKEN = /[0-9a-f]{8}-[0-9a-f-]{27}|eyJ[\w.-]+/g;

Deno.test("languages change no operation and no parameter", async () => {
  using plain = arabicSite({ content: testContent });
  using site = arabicSite();
  const [own, other] = await Promise.all([plain, site].map((each) => {
    const rows = each.app.endpoints().filter(({ kind }) =>
      kind === "operation"
    );
    return rows.map(({ path, allow, accepts, prefix }) => (
      { path, allow, accepts, prefix }
    ));
  }));
  assertEquals(other, own);
});

Deno.test("languages change no byte of the OpenAPI description", async () => {
  using plain = arabicSite({ content: testContent });
  using site = arabicSite();
  const [own, other] = await Promise.all(
    [plain, site].map(async (each) => {
      return await (await each.fetch("/openapi.json")).text();
    }),
  );
  assertEquals(other, own);
});

Deno.test("languages change no answer of the REST API, whatever language is asked for", async () => {
  using plain = arabicSite({ content: testContent });
  using site = arabicSite();
  const wanted = await answersOf(plain, EN);
  assertEquals(await answersOf(site, EN), wanted);
  using asked = arabicSite();
  assertEquals(await answersOf(asked, AR), wanted);
});

Deno.test("no operation is below the prefix of a language", async () => {
  using site = arabicSite();
  for (const { path } of operations) {
    const { status } = await site.fetch(`/ar${path}`, { headers: EN });
    assertEquals(status, 404, path);
  }
});
