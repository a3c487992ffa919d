import { assert, assertEquals } from "@std/assert";
import { acquireSlot } from "../lib/base/time/turns.ts";
import { post } from "./api/support/requests.ts";
import { eventLoop } from "./support/event_loop.ts";
import { type TestSite, testSite } from "./support/test_app.ts";

const MANY = 60;

type Ask = (site: TestSite, nth: number) => Promise<Response>;

const QUESTION = "Where did you work before, and what is the email address?";

/** Slow requests. No cache holds their answers. */
const DEAR: Record<string, Ask> = {
  "pictures": (site, nth) =>
    site.fetch(
      `/api/v1/room-avatar?figure=hd-180-1&direction=${
        nth % 8
      }&size=l&action=wlk&frame=${nth}`,
    ),
  "questions": (site, nth) =>
    post(site, "/ask", JSON.stringify({ query: `${QUESTION} ${nth}` }), {
      from: `198.51.100.${nth}`,
    }),
  "messages": (site, nth) =>
    post(
      site,
      "/api/v1/npc-chat",
      JSON.stringify({ npcId: "archivist", message: `${QUESTION} ${nth}` }),
      { from: `198.51.100.${nth}` },
    ),
  "pages that answer": (site, nth) =>
    site.fetch(`/?ask=${encodeURIComponent(`${QUESTION} ${nth}`)}`),
  // Each is quick, so it takes more of them.
  "pages that nobody has": async (site, nth) => {
    const headers = { accept: "text/html" };
    const paths = Array.from(
      "abcdefghijkl",
      (name) => `/nowhere/${name}${nth}`,
    );
    const [first, ...others] = await Promise.all(
      paths.map((path) => site.fetch(path, { headers })),
    );
    for (const { body } of others) await body?.cancel();
    return first ?? Response.error();
  },
};

for (const [what, ask] of Object.entries(DEAR)) {
  Deno.test(`others have their turn while many ask for ${what}`, async () => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    // The first request loads modules, which must not be measured.
    await (await ask(site, MANY)).body?.cancel();
    let answered = 0;
    const answers = Array.from({ length: MANY }, async (_, nth) => {
      const { body } = await ask(site, nth);
      answered++;
      await body?.cancel();
    });
    let turns = 0;
    for (; answered < MANY; turns++) await eventLoop();
    await Promise.all(answers);
    assert(turns > 5, `${turns}`);
  });
}

Deno.test("after 5 ms of work the event loop turns before the next one begins", async () => {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns++) await eventLoop();
  })();
  const begunIn: number[] = [];
  await Promise.all(Array.from({ length: 8 }, async () => {
    await acquireSlot();
    begunIn.push(turns);
    workFor(6);
  }));
  isOver = true;
  await counting;
  assertEquals(new Set(begunIn).size, begunIn.length, `${begunIn}`);
});

/** Real time, in milliseconds: what takes a while is measured by it. */
function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

Deno.test("those who do what takes a while do so in the order in which they came", async () => {
  const order: number[] = [];
  await Promise.all(Array.from({ length: 20 }, async (_, nth) => {
    await acquireSlot();
    order.push(nth);
  }));
  assertEquals(order, order.toSorted((a, b) => a - b));
});
