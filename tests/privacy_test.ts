import { assert, assertEquals } from "@std/assert";
import { KEY_FAMILIES, type KeyFamily } from "../lib/limits.ts";
import { ENGLISH as words } from "../lib/base/words/override.ts";
import { memoryStore } from "../lib/services/kv/memory_store.ts";
import { readRootKeys } from "../lib/services/kv/root_keys.ts";
import type { Store } from "../lib/services/kv/store.ts";
import { testSite } from "./support/test_app.ts";
import { completion, HELLO, model } from "./upstreams/npc_endpoint.ts";

const CLIENT = "198.51.100.77";
const WORDS = "something private";
const HOUR = 60 * 60_000;

/** A store that notes everything that is written to it. */
function watched(store: Store) {
  const families = new Set<string>();
  /** When what was written counts as absent, by family. */
  const expiries = new Map<string, unknown>();
  const written: string[] = [];
  const commit: Store["commit"] = (commit) => {
    for (const { key, value, expiresAt } of commit.set ?? []) {
      families.add(String(key[0]));
      expiries.set(String(key[0]), expiresAt);
      written.push(JSON.stringify([key, value]));
    }
    return store.commit(commit);
  };
  return { families, expiries, written, store: { ...store, commit } };
}

async function useEverything(store: Store) {
  using site = testSite({ store });
  const headers = { "user-agent": "Mozilla/5.0", accept: "text/html" };
  await site.fetch("/about", { from: CLIENT, headers });
  await site.fetch("/healthz", { from: CLIENT });
  for (let i = 0; i < 10; i++) {
    await site.fetch("/api/v1/stats", { from: CLIENT });
  }
  const post = (path: string, body: unknown) =>
    site.fetch(path, {
      from: CLIENT,
      method: "POST",
      headers: { "idempotency-key": `${WORDS.replace(" ", "-")}-1` },
      body: JSON.stringify(body),
    });
  await post("/api/v1/track", { event: "command_run", command: "stats" });
  await post("/api/v1/npc-chat", { message: WORDS, npcId: "librarian" });
  await post("/ask", { query: WORDS });
  await readRootKeys(store, site.clock.now());
  using talking = testSite({
    ...model(() => completion(HELLO)).options,
    store,
  });
  await talking.fetch("/api/v1/npc-chat", {
    from: CLIENT,
    method: "POST",
    body: JSON.stringify({ message: WORDS, npcId: "librarian" }),
  });
}

Deno.test("what is stored is what the privacy page lists, nothing more and nothing less", async () => {
  const { families, store } = watched(memoryStore(() => 0));
  await useEverything(store);
  assertEquals(
    [...families].sort(),
    [...KEY_FAMILIES].sort(),
  );
  using site = testSite();
  const page = await site.text("/privacy.md");
  for (const name of KEY_FAMILIES) {
    const { what, why, kept } = words.privacy.families[name];
    for (const part of [name, what, why, kept]) {
      assert(page.includes(part), part);
    }
  }
});

Deno.test("what is stored expires when the privacy page says", async () => {
  const { expiries, store } = watched(memoryStore(() => 0));
  await useEverything(store);
  const noon = Date.parse("2026-11-20T12:00:00Z");
  const midnight = noon + 12 * HOUR;
  const EXPIRIES: Record<KeyFamily, number | undefined> = {
    signing_keys: undefined,
    hash_keys: midnight + HOUR / 6,
    rate_windows: noon + HOUR / 30,
    events: noon + 90 * 24 * HOUR,
    event_counts: noon + 91 * 24 * HOUR,
    event_clients: midnight,
    idem: noon + 24 * HOUR,
    presence: noon + HOUR / 12,
    npc_tokens: midnight + HOUR,
    npc_calls: midnight + HOUR,
    write_probe: noon + HOUR / 60,
  };
  assertEquals(Object.fromEntries(expiries), EXPIRIES);
});

Deno.test("no address, message or key of a client is ever written", async () => {
  const { written, store } = watched(memoryStore(() => 0));
  await useEverything(store);
  assert(written.length > 0);
  for (const entry of written) {
    assert(!entry.includes(CLIENT), entry);
    assert(!entry.includes("private"), entry);
  }
});

Deno.test("the log of a request says nothing of who asked or for what words", async () => {
  using site = testSite();
  await site.fetch(`/ask?query=${encodeURIComponent(WORDS)}`, { from: CLIENT });
  const [entry] = site.log;
  assertEquals(Object.keys(entry ?? {}).sort(), [
    "method",
    "ms",
    "requestId",
    "route",
    "status",
  ]);
  assert(!JSON.stringify(entry).includes("private"));
  assert(!JSON.stringify(entry).includes(CLIENT));
});
