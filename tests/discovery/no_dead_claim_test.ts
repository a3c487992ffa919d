import { NO_RESOURCE } from "../../lib/ui/room/things_of.ts";
import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { operations } from "../../lib/api/operations/mod.ts";
import { claimsOf } from "../../tools/doctor/addresses.ts";
import { follow } from "../../tools/doctor/follow.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import {
  addressesIn,
  documents,
  jsonOf,
  paths,
  textOf,
} from "./support/claims.ts";

for (const { path } of documents) {
  Deno.test(`every address in ${path} answers`, async () => {
    using site = testSite();
    const send = site.fetch.bind(site);
    const text = await textOf(site, path);
    const addresses = new Set(addressesIn(claimsOf(path, text)));
    const dead: string[] = [];
    for (const address of addresses) {
      // The cat in the room is honest about it.
      if (address.endsWith(NO_RESOURCE)) continue;
      const status = await follow(send, address);
      if (status !== 200) dead.push(`${address} ${status}`);
    }
    assertEquals(dead, []);
  });
}

Deno.test("the agent on the card answers SendMessage", async () => {
  using site = testSite();
  const card = await jsonOf(site, "/.well-known/agent-card.json");
  for (const { url, protocolVersion } of card.supportedInterfaces) {
    for (const text of card.skills[0].examples) {
      const response = await site.fetch(new URL(url).pathname, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "a2a-version": protocolVersion,
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "SendMessage",
          params: {
            message: { messageId: "m", role: "ROLE_USER", parts: [{ text }] },
          },
        }),
      });
      const { result } = await response.json();
      assert(result.message.parts[0].text, text);
      const types = result.message.parts
        .map(({ mediaType }: { mediaType: string }) => mediaType);
      assertEquals(types, card.defaultOutputModes);
    }
  }
});

Deno.test("every question that the AI catalog gives as an example has an answer", async () => {
  using site = testSite();
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  for (const { representativeQueries } of entries) {
    assert(representativeQueries.length >= 2);
    assert(representativeQueries.length <= 5);
    for (const query of representativeQueries) {
      const path = `/ask?query=${encodeURIComponent(query)}`;
      const { results } = await jsonOf(site, path);
      assertNotEquals(results.length, 0, query);
    }
  }
});

Deno.test("every operation is in the agent view, in OpenAPI and in /api/llms.txt", async () => {
  using site = testSite();
  const ids = operations.map(({ id }) => id).sort();
  const view = await jsonOf(site, "/?mode=agent");
  const inView = view.operations.map((each: { operationId: string }) =>
    each.operationId
  );
  assertEquals(inView.sort(), ids);
  const llms = await textOf(site, "/api/llms.txt");
  const inLlms = [...llms.matchAll(/^- \[(\w+)\]\(\S+\): `(?:GET|POST) /gm)]
    .map(([, id]) => id);
  assertEquals(inLlms.sort(), ids);
});

Deno.test("the digest of each skill is that of the bytes that are served", async () => {
  using site = testSite();
  const { skills } = await jsonOf(site, "/.well-known/agent-skills/index.json");
  assertEquals(
    skills.map(({ name }: { name: string }) => name),
    testContent.skills.map(({ name }) => name),
  );
  for (const { url, digest } of skills) {
    for (const coding of ["identity", "br"]) {
      const response = await site.fetch(url, {
        headers: { "accept-encoding": coding },
      });
      if (response.headers.get("content-encoding")) {
        await response.body?.cancel();
        continue;
      }
      const hash = await crypto.subtle.digest(
        "SHA-256",
        await response.bytes(),
      );
      assertEquals(digest, `sha256:${new Uint8Array(hash).toHex()}`);
    }
  }
});

Deno.test("a skill that the content does not have is not there", async () => {
  using site = testSite();
  const response = await site.fetch("/skills/nobody/SKILL.md");
  assertEquals(response.status, 404);
  assertEquals((await response.json()).code, "not_found");
});

Deno.test("the agent view lists every document that is there", async () => {
  using site = testSite();
  const view = await jsonOf(site, "/?mode=agent");
  const listed = view.documents.map(({ url }: { url: string }) => url);
  const own = documents.filter(({ isCopy }) => !isCopy)
    .map(({ path }) => BASE_URL + path);
  assertEquals(listed, own);
  assertEquals(new Set(paths).size, paths.length);
});
