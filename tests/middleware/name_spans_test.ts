import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";

interface Named {
  method: string;
  route: string | undefined;
}

/** A site whose runtime traces, and what its spans are called. */
function tracedSite() {
  const named: Named[] = [];
  const site = testSite({
    tracing: {
      traced: "routes",
      nameRequest: (method, route) => named.push({ method, route }),
      fetch,
    },
  });
  return { site, named };
}

Deno.test("the span of every endpoint is called by its route", async () => {
  const { site, named } = tracedSite();
  using _ = site;
  const endpoints = site.app.endpoints();
  assert(endpoints.length > 0);
  for (const { path } of endpoints) {
    await site.fetch(path.replace(/\{\w+\}|\*/, "a-word-of-a-client"));
    assertEquals(named.pop(), { method: "GET", route: path });
  }
});

Deno.test("the span of a path that nobody has bears no name", async () => {
  const { site, named } = tracedSite();
  using _ = site;
  for (const path of ["/a-word-of-a-client", "/api/a-word-of-a-client"]) {
    await site.fetch(path);
    assertEquals(named.pop(), { method: "GET", route: undefined });
  }
});

Deno.test("the span of a request that is refused at once has its name, too", async () => {
  const { site, named } = tracedSite();
  using _ = site;
  await site.fetch("/about", { headers: { host: "a b" } });
  assertEquals(named.pop(), { method: "GET", route: "/about" });
});
