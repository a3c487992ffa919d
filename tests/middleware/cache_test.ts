import { assertEquals } from "@std/assert";
import { Representation } from "../../lib/base/http/representation.ts";
import { answerCaches } from "../../lib/server/middleware/answer_caches.ts";
import { cache } from "../../lib/server/middleware/cache.ts";
import { POLICIES } from "../../lib/server/middleware/policies.ts";
import type { Handle } from "../../lib/server/middleware/middleware.ts";
import type { RequestInfo } from "../../lib/request_info.ts";
import { endpoint, infoOf } from "./support.ts";

/** A cache before something that makes a new answer for each request, and shows live values where it is told to. */
function cached(live = { versionAt: () => 0 }, showsLive = false) {
  let made = 0;
  const make: Handle = (info) => {
    if (showsLive) info.shows = live.versionAt();
    info.representation = new Representation(`${++made}`, {}, []);
    return info.representation.respond(info.request);
  };
  const handle = cache(answerCaches(null), live)(make);
  return async (info: RequestInfo) => await (await handle(info)).text();
}

type Policy = keyof typeof POLICIES;
const by = (policy: Policy) => endpoint({ cache: POLICIES[policy] });

Deno.test("cache() answers by path with what was made once", async () => {
  const get = cached();
  const own = { endpoint: by("path") };
  assertEquals(await get(infoOf({}, own)), "1");
  assertEquals(await get(infoOf({}, { ...own, search: "?x" })), "1");
  const other = { ...by("path"), path: "/other" };
  assertEquals(await get(infoOf({}, { endpoint: other })), "2");
});

Deno.test("cache() tells queries apart where they count, and remembers no long one", async () => {
  const get = cached();
  const own = { endpoint: by("query") };
  const ask = (search: string) => get(infoOf({}, { ...own, search }));
  assertEquals([await ask("?a"), await ask("?b"), await ask("?a")], [
    "1",
    "2",
    "1",
  ]);
  const longest = `?${"x".repeat(1_023)}`;
  assertEquals([await ask(longest), await ask(longest)], ["3", "3"]);
  const longer = `${longest}x`;
  assertEquals([await ask(longer), await ask(longer)], ["4", "5"]);
});

Deno.test("cache() tells the two forms of a page apart", async () => {
  const get = cached();
  const own = { endpoint: by("form") };
  const ask = (accept: string) => get(infoOf({ headers: { accept } }, own));
  const forms = ["text/html", "text/markdown", "text/html", "text/markdown"];
  const got: string[] = [];
  for (const accept of forms) got.push(await ask(accept));
  assertEquals(got, ["1", "2", "1", "2"]);
});

Deno.test("cache() remembers neither what depends on more nor what is no reading", async () => {
  const get = cached();
  const changing = { endpoint: endpoint() };
  assertEquals(await get(infoOf({}, changing)), "1");
  assertEquals(await get(infoOf({}, changing)), "2");
  const post = { endpoint: by("path") };
  assertEquals(await get(infoOf({ method: "POST" }, post)), "3");
  assertEquals(await get(infoOf({ method: "POST" }, post)), "4");
});

Deno.test("cache() keeps 2,000 answers to queries, those that were asked for last", async () => {
  const get = cached();
  const own = { endpoint: by("query") };
  const ask = (i: number) => get(infoOf({}, { ...own, search: `?${i}` }));
  for (let i = 0; i < 2_000; i++) await ask(i);
  assertEquals(await ask(0), "1");
  assertEquals(await ask(2_000), "2001");
  assertEquals(await ask(0), "1", "it was asked for again");
  assertEquals(await ask(1), "2002");
});

Deno.test("cache() keeps 2,000 answers to queries, whether they expire or not", async () => {
  const get = cached();
  const [query, expiring] = [by("query"), by("expiring")];
  const ask = (endpoint: typeof query, search: string) =>
    get(infoOf({}, { endpoint, search, path: `/${search}` }));
  assertEquals(await ask(query, "?first"), "1");
  for (let i = 0; i < 2_000; i++) await ask(expiring, `?${i}`);
  assertEquals(await ask(query, "?first"), "2002");
});

/** Counts how many of so many answers of a size are still known, the last first. */
async function known(
  policy: Policy,
  count: number,
  size: number,
): Promise<number> {
  let made = 0;
  const handle = cache(answerCaches(null), { versionAt: () => 0 })((info) => {
    made++;
    const png = new Uint8Array(size);
    info.representation = new Representation(png, {}, []);
    return info.representation.respond(info.request);
  });
  const infos = Array.from(
    { length: count },
    (_, i) =>
      infoOf({}, {
        endpoint: { ...by(policy), path: `/${i}` },
        search: `?${i}`,
      }),
  );
  for (const info of infos) await (await handle(info)).body?.cancel();
  made = 0;
  for (const info of infos.toReversed()) {
    await (await handle(info)).body?.cancel();
    if (made > 0) return infos.length - infos.indexOf(info) - 1;
  }
  return count;
}

const KIB = 1_024;

for (const sort of ["query", "expiring", "file", "picture"] as const) {
  Deno.test(`cache() keeps 16 MiB of answers by ${sort}, headers included, and none above 1 MiB`, async () => {
    assertEquals(await known(sort, 20, 1_023 * KIB), 16);
    assertEquals(await known(sort, 1, 1_024 * KIB), 0);
  });
}

Deno.test("cache() keeps 450 pictures", async () => {
  assertEquals(await known("picture", 450, 10 * KIB), 450);
});

Deno.test("cache() keeps 32 files", async () => {
  assertEquals(await known("file", 40, 10 * KIB), 32);
});

Deno.test("cache() makes anew what shows a live value that has changed, and nothing else", async () => {
  let version = 1;
  const live = { versionAt: () => version };
  const own = { endpoint: by("path") };
  const showing = cached(live, true);
  const resting = cached(live);
  const both = async () => [
    await showing(infoOf({}, own)),
    await resting(infoOf({}, own)),
  ];
  assertEquals([await both(), await both()], [["1", "1"], ["1", "1"]]);
  version = 2;
  assertEquals([await both(), await both()], [["2", "1"], ["2", "1"]]);
});

Deno.test("cache() lets one request wait for what is made anew, and gives the others the last", async () => {
  let version = 1;
  const gate = Promise.withResolvers<void>();
  const handle = cache(answerCaches(null), { versionAt: () => version })(
    async (info) => {
      if (version === 2) await gate.promise;
      info.shows = version;
      info.representation = new Representation(`version ${version}`, {}, []);
      return await info.representation.respond(info.request);
    },
  );
  const endpoint = by("path");
  const ask = async () => await (await handle(infoOf({}, { endpoint }))).text();
  await ask();
  version = 2;
  const first = ask();
  assertEquals(await ask(), "version 1");
  gate.resolve();
  assertEquals(await first, "version 2");
  assertEquals(await ask(), "version 2");
});
