import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { services } from "../../lib/mcp/mod.ts";
import { operations } from "../../lib/operations/mod.ts";
import { claimsOf } from "../../tools/doctor/addresses.ts";
import { follow } from "../../tools/doctor/follow.ts";
import { callTool, of2025, of2026 } from "../mcp/support/call.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import {
  addressesIn,
  documents,
  essence,
  jsonOf,
  linksIn,
  paths,
  textOf,
  type TypedLink,
  typedLinksIn,
} from "./support/claims.ts";

for (const { path } of documents) {
  Deno.test(`every address in ${path} answers`, async () => {
    using site = testSite();
    const send = site.fetch.bind(site);
    const text = await textOf(site, path);
    const addresses = new Set(addressesIn(claimsOf(path, text)));
    const dead: string[] = [];
    for (const address of addresses) {
      const status = await follow(send, address);
      if (status !== 200) dead.push(`${address} ${status}`);
    }
    assertEquals(dead, []);
  });
}

/** What the link promises, or JSON where the promise is a kind of JSON. */
async function assertType(site: TestSite, { href, type }: TypedLink) {
  const { pathname, search } = new URL(href, BASE_URL);
  const response = await site.fetch(pathname + search, {
    headers: { accept: type },
  });
  await response.body?.cancel();
  assertEquals(response.status, 200, href);
  const served = essence(response.headers.get("content-type"));
  const isJson = served === "application/json" &&
    essence(type).endsWith("json");
  assert(isJson || served === essence(type), `${href}: ${served}, not ${type}`);
}

const JSON_PATHS = documents
  .filter(({ mediaType }) => /json/.test(mediaType))
  .map(({ path }) => path);

for (const path of JSON_PATHS) {
  Deno.test(`every link in ${path} leads to the type that it says`, async () => {
    using site = testSite();
    const links = typedLinksIn(await jsonOf(site, path));
    for (const link of links) await assertType(site, link);
  });
}

for (const path of ["/", "/about", "/docs/api"]) {
  Deno.test(`every link in the headers of ${path} leads to the type that it says`, async () => {
    using site = testSite();
    const response = await site.fetch(path);
    await response.body?.cancel();
    const links = linksIn(response.headers.get("link") ?? "");
    for (const { href, type } of links) {
      await assertType(site, { href, type: type || "text/html" });
    }
  });
}

Deno.test("every link in the head of a page leads to the type that it says", async () => {
  using site = testSite();
  const html = await textOf(site, "/");
  const tags = [...html.matchAll(/<link ([^>]*)>/g)].map(([, tag = ""]) => tag);
  const typed = tags.map((tag) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? "",
    type: /type="([^"]*)"/.exec(tag)?.[1] ?? "",
  })).filter(({ type }) => type !== "");
  assert(typed.length > 0);
  for (const link of typed) await assertType(site, link);
});

Deno.test("every tool that the agent view names can be called", async () => {
  using site = testSite();
  const { tools } = await jsonOf(site, "/?mode=agent");
  const known = services.flatMap(({ tools }) => tools);
  assertEquals(
    tools.map(({ name }: { name: string }) => name),
    known.map(({ name }) => name),
  );
  for (const { name, server } of tools) {
    const [example] = known.find((tool) => tool.name === name)?.examples ?? [];
    const { pathname } = new URL(server);
    const result = await callTool(site, pathname, name, example, of2025);
    assert(!result.isError && result.structuredContent, name);
  }
});

Deno.test("the AI catalog names the tools that each server lists, no more", async () => {
  using site = testSite();
  const { entries } = await jsonOf(site, "/.well-known/ai-catalog.json");
  const servers = entries.filter(({ type }: TypedLink) =>
    type === "application/mcp-server-card+json"
  );
  assertEquals(servers.length, services.length);
  for (const { url, capabilities } of servers) {
    const card = await jsonOf(site, new URL(url).pathname);
    const endpoint = new URL(card.remotes[0].url).pathname;
    const { body } = await of2025.send(site, endpoint, {
      method: "tools/list",
    });
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    assertEquals(capabilities, names);
  }
});

for (const { path } of services) {
  Deno.test(`the card of ${path} says what its server says at initialize`, async () => {
    using site = testSite();
    const card = await jsonOf(site, `${path}/server-card`);
    const { body: { result } } = await of2025.send(site, path, {
      method: "initialize",
      params: {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      },
    });
    for (const key of ["name", "title", "version", "websiteUrl", "icons"]) {
      assertEquals(card[key], result.serverInfo[key], key);
    }
    const [remote] = card.remotes;
    assertEquals(remote.url, BASE_URL + path);
    if (path !== "/mcp") return;
    const manifest = await jsonOf(site, "/.well-known/mcp.json");
    assertEquals(
      Object.keys(manifest.capabilities).sort(),
      Object.keys(result.capabilities).sort(),
    );
  });
}

for (const { path } of services) {
  Deno.test(`${path} speaks every revision on its card`, async () => {
    using site = testSite();
    const { remotes: [remote] } = await jsonOf(site, `${path}/server-card`);
    for (const version of remote.supportedProtocolVersions) {
      const method = "tools/list";
      const era = version >= "2026" ? of2026 : of2025;
      const headers = { "mcp-protocol-version": version };
      const { body } = await era.send(site, path, { method }, headers);
      assert(body.result.tools.length > 0, version);
    }
  });
}

for (const path of ["/AGENTS.md", "/developers/llms.txt"]) {
  Deno.test(`${path} names the tools of both servers, no more`, async () => {
    using site = testSite();
    const text = await textOf(site, path);
    const sections = text.split(/^## Tools of /m).slice(1);
    assertEquals(sections.length, services.length);
    for (const section of sections) {
      const [address = "", ...rest] = section.split("\n");
      const endpoint = new URL(address).pathname;
      const { body } = await of2025.send(site, endpoint, {
        method: "tools/list",
      });
      const own = rest.join("\n").split(/^## /m)[0] ?? "";
      assertEquals(
        [...own.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name),
        body.result.tools.map(({ name }: { name: string }) => name),
      );
    }
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
