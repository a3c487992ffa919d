import { assertEquals } from "@std/assert";
import { memoryStore } from "../../lib/services/kv/memory_store.ts";
import { countVisitors } from "../../lib/server/middleware/count_visitors.ts";
import { Presence } from "../../lib/services/presence/presence.ts";
import { endpoint, infoOf, last } from "./support.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

async function countAfter(
  init: RequestInit,
  kind: "page" | "document" = "page",
) {
  const now = () => 0;
  const presence = new Presence({
    store: memoryStore(now),
    now,
    instance: "test",
    reportError: (error) => {
      throw error;
    },
  });
  const info = infoOf(init, { endpoint: endpoint({ kind }) });
  await countVisitors(presence)(last().handle)(info);
  return await presence.count();
}

Deno.test("countVisitors() counts a person who sees a page", async () => {
  assertEquals(await countAfter({ headers: { "user-agent": PERSON } }), 1);
});

Deno.test("countVisitors() counts no program, document, HEAD or Markdown", async () => {
  const headers = { "user-agent": PERSON };
  const markdown = { ...headers, accept: "text/markdown" };
  assertEquals(await countAfter({ headers: { "user-agent": "curl/8" } }), 0);
  assertEquals(await countAfter({ headers }, "document"), 0);
  assertEquals(await countAfter({ headers, method: "HEAD" }), 0);
  assertEquals(await countAfter({ headers: markdown }), 0);
});
