import { assert, assertEquals } from "@std/assert";
import { agentCard } from "../../lib/api/discovery/agent_card.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { commandsUnder } from "../support/manual.ts";
import { assertError, bodyAt, call } from "./support/calls.ts";

const card = agentCard({ baseUrl: BASE_URL, content: testContent });
const SPOKEN = card.supportedInterfaces.map(({ protocolVersion }) =>
  protocolVersion
);

const REFUSED = -32009;

async function answerTo(header: string | undefined, query: string) {
  using site = testSite();
  const headers: Record<string, string> = header === undefined
    ? {}
    : { "a2a-version": header };
  const init = call("ListTasks", {}, headers);
  return await bodyAt(`/a2a${query}`, { site, init });
}

const SAID: [header: string | undefined, query: string][] = [
  ["1.0", ""],
  ["1.0.3", ""],
  [" 1.0 ", ""],
  [undefined, "?A2A-Version=1.0"],
  [undefined, "?A2A-Version=1.0.3"],
  [undefined, "?tenant=x&A2A-Version=1.0"],
  ["", "?A2A-Version=1.0"],
  ["1.0", "?A2A-Version=0.3"],
];

for (const [header, query] of SAID) {
  Deno.test(`/a2a${query} answers the version "${header}"`, async () => {
    const { id, result } = await answerTo(header, query);
    assertEquals(id, 7);
    assert(result);
  });
}

const UNSAID: [header: string | undefined, query: string][] = [
  [undefined, ""],
  ["", ""],
  ["0.3", ""],
  ["0.3.0", ""],
  ["1", ""],
  ["1.0.", ""],
  ["1.0.x", ""],
  ["1.0.3.4", ""],
  ["1.1", ""],
  ["11.0", ""],
  ["2.0", ""],
  [undefined, "?A2A-Version="],
  [undefined, "?A2A-Version=0.3"],
  [undefined, "?a2a-version=1.0"],
  ["0.3", "?A2A-Version=1.0"],
];

for (const [header, query] of UNSAID) {
  Deno.test(`/a2a${query} refuses the version "${header}" with ${REFUSED}`, async () => {
    const body = await answerTo(header, query);
    assertEquals(body.id, 7);
    assertError(body, REFUSED, "VERSION_NOT_SUPPORTED");
    assertEquals(body.error.data[0].metadata, {
      header: "A2A-Version",
      supportedVersions: SPOKEN.join(", "),
    });
    assert(body.error.message.includes("A2A-Version"));
    assert(SPOKEN.every((version) => body.error.message.includes(version)));
  });
}

Deno.test("a version of 20 KB is refused in a few words", async () => {
  const { error } = await answerTo(`1.0.${"0".repeat(20_000)}x`, "");
  assertEquals(error.code, REFUSED);
  assert(JSON.stringify(error).length < 1_000);
});

Deno.test("the card and the page that it names say how a version is sent", async () => {
  using site = testSite();
  assert(card.description.includes("A2A-Version"));
  const { pathname, hash } = new URL(card.documentationUrl);
  const page = await site.text(pathname);
  assert(page.includes(`id="${hash.slice(1)}"`));
  assert(page.includes("A2A-Version"));
});

Deno.test("the call in the manual is answered", async () => {
  using site = testSite();
  const command = (await commandsUnder("For agents", "ask")).join(" ");
  const [, body = ""] = /-d '([^']+)'/.exec(command) ?? [];
  const headers = [...command.matchAll(/-H "([^":]+): ([^"]+)"/g)]
    .map(([, name = "", value = ""]) => [name, value]);
  const init = { method: "POST", headers: Object.fromEntries(headers), body };
  assert((await bodyAt("/a2a", { site, init })).result.message);
});
