import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { testContent, type TestSite, testSite } from "../support/test_app.ts";
import { signingKeys } from "../../lib/base/keys/signing_keys.ts";

interface WorkPage {
  roles: { company: string; role: string; years: string; slug: string }[];
  next_cursor: string | null;
}

async function work(site: TestSite, query = ""): Promise<WorkPage> {
  const response = await site.fetch(`/api/v1/work${query}`);
  assertEquals(response.status, 200);
  return await response.json();
}

async function firstCursor(site: TestSite): Promise<string> {
  const { next_cursor } = await work(site, "?limit=2");
  assert(next_cursor);
  return next_cursor;
}

Deno.test("a cursor says with its first byte by which layout and key it was made", async () => {
  const key = "A".repeat(43);
  for (const kid of [0, 9, 15]) {
    using site = testSite({ env: { SIGNING_KEYS: `${kid}:${key}` } });
    const cursor = await firstCursor(site);
    const bytes = Uint8Array.fromBase64(cursor, { alphabet: "base64url" });
    assertEquals(bytes[0], 16 + kid);
  }
});

Deno.test("what was asked before names a new key within two minutes", async () => {
  const former = { kid: 0, secret: new Uint8Array(32).fill(1) };
  let stored = [former];
  using site: TestSite = testSite({
    keys: signingKeys(stored, {
      reload: () => Promise.resolve(stored),
      now: () => site.clock.now(),
    }),
  });
  const kid = async () => {
    const cursor = await firstCursor(site);
    const [first = 0] = Uint8Array.fromBase64(cursor, {
      alphabet: "base64url",
    });
    return first - 16;
  };
  assertEquals(await kid(), 0);
  stored = [{ kid: 1, secret: new Uint8Array(32).fill(2) }, former];
  site.clock.advance(120_000);
  assertEquals(await kid(), 1);
});

Deno.test("GET /api/v1/work lists the roles of the content, newest first", async () => {
  using site = testSite();
  const { roles, next_cursor } = await work(site);
  assertEquals(
    roles,
    testContent.roles.map(({ company, role, years, slug }) => (
      { company, role, years, slug }
    )),
  );
  assertEquals(next_cursor, null);
});

Deno.test("GET /api/v1/work pages with next_cursor until it is null", async () => {
  using site = testSite();
  const slugs: string[] = [];
  let query = "?limit=2";
  for (let pages = 0; pages < 10; pages++) {
    const { roles, next_cursor } = await work(site, query);
    assert(roles.length <= 2);
    slugs.push(...roles.map(({ slug }) => slug));
    if (next_cursor === null) break;
    query = `?limit=2&cursor=${next_cursor}`;
  }
  assertEquals(slugs, testContent.roles.map(({ slug }) => slug));
});

Deno.test("a cursor does not hold the limit it was made with", async () => {
  using site = testSite();
  const cursor = await firstCursor(site);
  const { roles, next_cursor } = await work(site, `?limit=20&cursor=${cursor}`);
  assertEquals(roles.length, testContent.roles.length - 2);
  assertEquals(next_cursor, null);
});

Deno.test("a cursor is opaque: a second start with the same key reads it", async () => {
  using first = testSite();
  using second = testSite();
  const cursor = await firstCursor(first);
  const { roles } = await work(second, `?cursor=${cursor}`);
  assertEquals(roles[0]?.slug, testContent.roles[2]?.slug);
});

Deno.test("a cursor resumes after its role when a newer one was added", async () => {
  using before = testSite();
  const cursor = await firstCursor(before);
  const [newest] = testContent.roles;
  assert(newest);
  const added = { ...newest, slug: "added-later" };
  using after = testSite({
    content: { ...testContent, roles: [added, ...testContent.roles] },
  });
  const { roles } = await work(after, `?cursor=${cursor}`);
  assertEquals(roles[0]?.slug, testContent.roles[2]?.slug);
});

Deno.test("a cursor falls back to its index when its role has gone", async () => {
  using before = testSite();
  const cursor = await firstCursor(before);
  const roles = testContent.roles.map((role, index) =>
    index === 1 ? { ...role, slug: "renamed" } : role
  );
  using after = testSite({ content: { ...testContent, roles } });
  const page = await work(after, `?cursor=${cursor}`);
  assertEquals(page.roles[0]?.slug, testContent.roles[2]?.slug);
});

Deno.test("a cursor signed with a key of before still works after rotation", async () => {
  const old = "1:" + "A".repeat(43);
  using before = testSite({ env: { SIGNING_KEYS: old } });
  const cursor = await firstCursor(before);
  const rotated = `2:${"B".repeat(43)},${old}`;
  using after = testSite({ env: { SIGNING_KEYS: rotated } });
  const { roles } = await work(after, `?cursor=${cursor}`);
  assertEquals(roles.length, testContent.roles.length - 2);
  using forgotten = testSite({ env: { SIGNING_KEYS: `2:${"B".repeat(43)}` } });
  assertEquals(await forgotten.status(`/api/v1/work?cursor=${cursor}`), 400);
});

const REFUSED = [
  ...["0", "21", "-1", "1.5", "1e1", "0x5", "+5", "%2B5", "05", "abc", "null"]
    .map((limit) => `limit=${limit}`),
  "limit=%EF%BC%95",
  "limit=1000000000000000000000",
  "limit=",
  "limit=5&limit=5",
  "limit=%205",
  "cursor=",
  "cursor=abc",
  "cursor=%00",
  "cursor=%ff",
  `cursor=${"A".repeat(5_000)}`,
  "cursor=a&cursor=b",
];

for (const query of REFUSED) {
  const name = query.length > 40 ? `${query.slice(0, 40)}…` : query;
  Deno.test(`GET /api/v1/work?${name} is 400 invalid_parameter`, async () => {
    using site = testSite();
    const response = await site.fetch(`/api/v1/work?${query}`);
    const body = await response.json();
    assertEquals(response.status, 400);
    assertEquals(body.code, "invalid_parameter");
    assert(body.error.includes(query.slice(0, query.indexOf("="))));
  });
}

Deno.test("GET /api/v1/work refuses a cursor with any one character changed", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const cursor = await firstCursor(site);
  for (let i = 0; i < cursor.length; i++) {
    const changed = cursor[i] === "A" ? "B" : "A";
    const forged = cursor.slice(0, i) + changed + cursor.slice(i + 1);
    assertEquals(
      await site.status(`/api/v1/work?cursor=${forged}`),
      400,
      `character ${i}`,
    );
  }
  for (const padded of [`${cursor}=`, `${cursor}%20`, `${cursor}A`]) {
    assertEquals(
      await site.status(`/api/v1/work?cursor=${padded}`),
      400,
      padded,
    );
  }
});

Deno.test("GET /api/v1/work ignores parameters it does not know", async () => {
  using site = testSite();
  const page = await work(site, "?limit=20&foo=bar&__proto__=1&foo=");
  assertEquals(page.roles.length, testContent.roles.length);
});

Deno.test("GET /api/v1/work has an ETag and answers 304 to who has it", async () => {
  using site = testSite();
  const first = await site.fetch("/api/v1/work");
  await first.body?.cancel();
  const etag = first.headers.get("etag");
  assert(etag);
  for (const condition of [`W/${etag}, "x"`, "*", etag]) {
    const response = await site.fetch("/api/v1/work", {
      headers: { "if-none-match": condition },
    });
    assertEquals(response.status, 304, condition);
    assertEquals(response.headers.get("etag"), etag);
    assertEquals(response.headers.get("content-type"), null);
    assertEquals(response.headers.get("content-length"), null);
    assertEquals(
      response.headers.get("cache-control"),
      first.headers.get("cache-control"),
    );
    assertEquals(await response.text(), "");
  }
  assertEquals(
    await site.status("/api/v1/work", {
      headers: { "if-none-match": "garbage" },
    }),
    200,
  );
});

Deno.test("GET /api/v1/work may be cached, but not with one client's windows", async () => {
  using site = testSite();
  const { headers, body } = await site.fetch("/api/v1/work");
  await body?.cancel();
  assertEquals(
    headers.get("cache-control"),
    "public, max-age=300, stale-while-revalidate=3600",
  );
  assertEquals(headers.get("cdn-cache-control"), "no-store");
  assertEquals(headers.get("vary"), "accept-encoding");
});

Deno.test("GET /api/v1/work answers whole to a Range request, whatever Accept says", async () => {
  using site = testSite();
  const response = await site.fetch("/api/v1/work", {
    headers: { range: "bytes=0-0", accept: "text/html" },
  });
  assertEquals(response.status, 200);
  assertEquals(response.headers.get("content-type"), "application/json");
  assertNotEquals((await response.json()).roles.length, 0);
});

Deno.test("HEAD /api/v1/work says what GET says, without the body", async () => {
  using site = testSite();
  const get = await site.fetch("/api/v1/work");
  const head = await site.fetch("/api/v1/work", { method: "HEAD" });
  assertEquals(head.status, 200);
  assertEquals(await head.text(), "");
  const own = ["x-request-id", "ratelimit-remaining"];
  const comparable = ({ headers }: Response) =>
    [...headers].filter(([name]) => !own.includes(name));
  assertEquals(comparable(head), comparable(get));
  await get.body?.cancel();
});
