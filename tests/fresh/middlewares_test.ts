import { assertEquals, assertThrows } from "@std/assert";
import { App, cors, csp, csrf, ipFilter, type Middleware } from "fresh";
import { type Site, siteOf, statusOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

const ORIGIN = "https://other.test";

function behind(middleware: Middleware<unknown>): Site {
  return siteOf(new App().use(middleware).all("/x", () => new Response("ok")));
}

fresh("csrf() takes changes from its own pages and from programs", async () => {
  const own = "http://site.test";
  for (
    const [headers, status] of [
      [{}, 200],
      [{ "sec-fetch-site": "same-origin" }, 200],
      [{ "sec-fetch-site": "none" }, 200],
      [{ "sec-fetch-site": "cross-site", origin: ORIGIN }, 403],
      [{ "sec-fetch-site": "same-site" }, 403],
      [{ origin: own }, 200],
      [{ origin: ORIGIN }, 403],
    ] as const
  ) {
    const post = { method: "POST", headers: { ...headers } };
    assertEquals(await statusOf(behind(csrf()).get("/x", post)), status);
  }
  const foreign = { headers: { origin: ORIGIN } };
  assertEquals(await statusOf(behind(csrf()).get("/x", foreign)), 200);
  const post = { method: "POST", ...foreign };
  for (const origin of [ORIGIN, [ORIGIN], (o: string) => o === ORIGIN]) {
    const site = behind(csrf({ origin }));
    assertEquals(await statusOf(site.get("/x", post)), 200);
  }
});

ours("what is left out can be imported, and refuses by its name", () => {
  assertThrows(() => cors(), Error, "cors()");
  assertThrows(() => csp({ useNonce: true }), Error, "csp()");
  assertThrows(() => ipFilter({ denyList: [] }), Error, "ipFilter()");
  assertThrows(() => new App({ basePath: "/base" }), Error, "basePath");
});
