import { assert, assertEquals } from "@std/assert";
import { eventLoop } from "../support/event_loop.ts";
import { testSite } from "../support/test_app.ts";
import { CASES, silent } from "./silent.ts";

for (
  const [name, { env, ask, status, attempt, total }] of Object.entries(CASES)
) {
  Deno.test(`nobody waits longer than ${attempt} ms for one answer of ${name}, and no second is asked for`, async () => {
    const upstream = silent();
    using site = testSite({ env, fetch: upstream.fetch, expectErrors: true });
    const response = ask(site);
    const { signal } = await upstream.made(1);
    site.clock.advance(attempt - 1);
    assert(!signal.aborted);
    site.clock.advance(1);
    assert(signal.aborted);
    assertEquals((await response).status, status);
    assertEquals(upstream.calls.length, 1);
  });

  if (!total) continue;
  Deno.test(`nobody waits longer than ${total} ms for all answers of ${name}`, async () => {
    const upstream = silent();
    using site = testSite({ env, fetch: upstream.fetch, expectErrors: true });
    const response = ask(site);
    const first = await upstream.made(1);
    site.clock.advance(attempt - 1);
    first.answer(new Response(null, { status: 503 }));
    await eventLoop();
    site.clock.advance(200);
    const { signal } = await upstream.made(2);
    site.clock.advance(total - attempt - 200);
    assert(!signal.aborted);
    site.clock.advance(1);
    assert(signal.aborted);
    assertEquals((await response).status, status);
    assertEquals(upstream.calls.length, 2);
  });
}
