import { assertEquals } from "@std/assert";
import { memoryStore } from "../../../lib/services/kv/memory_store.ts";
import { signingKeys } from "../../../lib/base/keys/signing_keys.ts";
import { bodyOf, eventsOf, post } from "../../api/support/requests.ts";
import { stats, visit, visitors } from "../../api/support/visits.ts";
import { FakeClock } from "../../support/clock.ts";
import { eventLoop } from "../../support/event_loop.ts";
import { hangingStore } from "../../support/hanging_store.ts";
import { HTML, testSite } from "../../support/test_app.ts";
import { completion, ENV, HELLO, model } from "../../upstreams/npc_endpoint.ts";

const START = "2026-11-20T12:00:00Z";
const HOUR = 60 * 60_000;
const DAYS = 3 * 24 * HOUR;
const HIRE = { event: "hire_opened" };

/** Values that a whole site keeps for a while; true where it is stale once the clock was stepped back. */
export const KEPT_BY_SITE: Record<string, () => Promise<boolean> | boolean> = {
  async "an answer, and the count in it"() {
    using site = testSite();
    const { as_of } = await stats(site);
    site.clock.advance(-DAYS);
    return (await stats(site)).as_of < as_of;
  },
  async "a visitor of this process"() {
    using site = testSite();
    await visit(site, "/");
    site.clock.advance(-DAYS);
    return await visitors(site) === 0;
  },
  async "a visitor of another process"() {
    const clock = new FakeClock(START);
    const store = memoryStore(clock.now);
    using other = testSite({ store });
    await visit(other, "/");
    await other.app.core.settled();
    using site = testSite({ store, now: "2026-11-17T12:00:00Z" });
    return await visitors(site) === 0;
  },
  async "when visitors were last written down"() {
    using site = testSite();
    await visit(site, "/");
    site.clock.advance(-DAYS);
    await visit(site, "/");
    await eventLoop();
    const [entry] = await Array.fromAsync(site.store.list(["presence"]));
    const [[time = 0] = []] = Object(entry?.value);
    return time * 30_000 <= site.clock.now();
  },
  async "a use of an Idempotency-Key"() {
    using site = testSite();
    const headers = { "idempotency-key": "k" };
    await bodyOf(await post(site, "/api/v1/track", HIRE, { headers }));
    site.clock.advance(-DAYS);
    await bodyOf(await post(site, "/api/v1/track", HIRE, { headers }));
    return (await eventsOf(site)).length === 2;
  },
  async "calls of a model"() {
    const { sent, options } = model(() => completion(HELLO));
    using site = testSite({ ...options, env: { ...ENV, RATE_LIMIT: "0" } });
    const body = { message: "Who is here?", npcId: "barista" };
    const talk = () => post(site, "/api/v1/npc-chat", body);
    for (let i = 0; i < 11; i++) await bodyOf(await talk());
    // On the same day, on which they were written down.
    site.clock.advance(-3 * HOUR);
    await bodyOf(await talk());
    return sent.length === 11;
  },
  async "a window that is used up"() {
    using site = testSite({ env: { RATE_LIMIT: "6" } });
    for (let i = 0; i < 7; i++) {
      await bodyOf(await site.fetch("/ask"), i < 6 ? 200 : 429);
    }
    site.clock.advance(-DAYS);
    return (await site.fetch("/ask")).status === 200;
  },
  async "the health of the storage"() {
    const storage = hangingStore(new FakeClock(START).now);
    using site = testSite({ store: storage.store, expectErrors: true });
    await site.fetch("/healthz");
    storage.fail(new Error("gone"));
    site.clock.advance(-DAYS);
    return (await site.fetch("/healthz")).status === 503;
  },
  async "that somebody watches the health"() {
    using site = testSite();
    await site.fetch("/healthz");
    site.clock.advance(-DAYS);
    const stopped = site.app.core.stop().then(() => true);
    return await Promise.race([stopped, eventLoop().then(() => false)]);
  },
  async "an example of a call on a page"() {
    const inner = signingKeys([{ kid: 0, secret: new Uint8Array(32) }]);
    let signed = 0;
    const current = () => (signed++, inner.current());
    using site = testSite({ keys: { ...inner, current } });
    // A page with a question is made for each of them, and cached by nothing.
    const ask = async () => {
      const page = await site.fetch("/?ask=Who", { headers: HTML });
      await page.body?.cancel();
    };
    await ask();
    const first = signed;
    await ask();
    assertEquals([first > 0, signed], [true, first]);
    site.clock.advance(-DAYS);
    await ask();
    return signed > first;
  },
};
