import { assert, assertEquals, assertThrows } from "@std/assert";
import { z } from "zod";
import {
  type AnyOperation,
  defineOperation,
  type Deprecation,
  ok,
} from "../../lib/operation.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import {
  BASE_URL,
  HTML,
  testContent,
  type TestInit,
  testSite,
} from "../support/test_app.ts";

const PATH = "/api/v1/old-thing";

const ENDING: Deprecation = {
  since: "2027-01-01",
  sunset: "2027-07-01",
  successor: "/api/v2/thing",
};

/** An operation that ends, beside one on the same path that does not. */
function oldThings(deprecated: Deprecation | undefined): AnyOperation[] {
  const common = {
    path: PATH,
    tag: "site",
    summary: "A thing",
    description: "A thing.",
    responses: {
      200: { description: "It", schema: z.object({}), examples: {} },
    },
    errors: ["invalid_parameter" as const],
    run: () => ok({}),
  };
  return [
    defineOperation({
      ...common,
      id: "getOldThing",
      method: "GET",
      deprecated,
      request: {
        query: z.object({
          size: z.enum(["s", "l"]).optional().describe("How large"),
        }),
        examples: { small: { query: { size: "s" } } },
      },
      cacheControl: "public, max-age=60",
      lasts: () => "for ever",
    }),
    defineOperation({
      ...common,
      id: "postOldThing",
      method: "POST",
      cacheControl: "no-store",
    }),
  ];
}

function siteWith(deprecated: Deprecation | undefined) {
  return testSite({ operations: oldThings(deprecated) });
}

const POLICY = `<${BASE_URL}/developers>`;
const SUNSET = `${POLICY}; rel="sunset"; type="text/html"`;

const ALWAYS = [
  SUNSET,
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</api/llms.txt>; rel="describedby"; type="text/plain"',
];

const LINKS = [
  ...ALWAYS,
  `${POLICY}; rel="deprecation"; type="text/html"`,
  `<${BASE_URL}/api/v2/thing>; rel="successor-version"`,
];

function endingIn({ headers }: Response) {
  const [deprecation, sunset, links] = ["deprecation", "sunset", "link"]
    .map((name) => headers.get(name));
  return { deprecation, sunset, links: links?.split(", ") };
}

const CALLS: [query: string, init: TestInit, status: number][] = [
  ["", {}, 200],
  ["", {}, 200],
  ["", { method: "HEAD" }, 200],
  ["", { headers: { "if-none-match": "*" } }, 304],
  ["?size=xl", {}, 400],
];

Deno.test("every answer of an operation that ends says so", async () => {
  using site = siteWith(ENDING);
  const expected = {
    deprecation: "@1798761600",
    sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
    links: LINKS,
  };
  for (const [query, init, status] of CALLS) {
    const response = await site.fetch(PATH + query, init);
    assertEquals(response.status, status);
    assertEquals(endingIn(response), expected);
    await response.body?.cancel();
  }
  const calls = Array.from({ length: 61 }, () => site.fetch(PATH));
  const refused = (await Promise.all(calls)).find(({ status }) =>
    status === 429
  );
  assert(refused);
  assertEquals(endingIn(refused), expected);
});

Deno.test("nothing else says that it ends", async () => {
  using site = siteWith(ENDING);
  const calls: [string, TestInit][] = [
    [PATH, { method: "POST" }],
    [PATH, { method: "OPTIONS" }],
    [PATH, { method: "PUT" }],
    ["/api/v1/work", {}],
    ["/api/v1/nowhere", {}],
    ["/api/llms.txt", {}],
  ];
  for (const [path, init] of calls) {
    const response = await site.fetch(path, init);
    const none = { deprecation: null, sunset: null, links: ALWAYS };
    assertEquals(endingIn(response), none, path);
    await response.body?.cancel();
  }
});

Deno.test("an operation without a date or a successor says less", async () => {
  using site = siteWith({ since: "2020-02-29" });
  const response = await site.fetch(PATH);
  assertEquals(endingIn(response), {
    deprecation: "@1582934400",
    sunset: null,
    links: LINKS.slice(0, ALWAYS.length + 1),
  });
  const { paths, components } = await openapiOf(site);
  assert("Deprecation" in paths[PATH].get.responses[200].headers);
  assert(!("Sunset" in components.headers));
});

const Described = z.object({
  deprecated: z.boolean().optional(),
  responses: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), z.unknown()) }),
  ),
});

Deno.test("OpenAPI marks an operation that ends, and no other", async () => {
  using site = siteWith(ENDING);
  const { paths, components } = await openapiOf(site);
  const all = [...operations, ...oldThings(ENDING)];
  for (const { id, path, method } of all) {
    const { deprecated, responses } = Described.parse(
      paths[path][method.toLowerCase()],
    );
    const ends = id === "getOldThing";
    assertEquals(deprecated, ends ? true : undefined, id);
    for (const { headers } of Object.values(responses)) {
      assertEquals("Deprecation" in headers, ends, id);
      assertEquals("Sunset" in headers, ends, id);
    }
  }
  assertEquals(components.headers.Deprecation.example, "@1798761600");
});

Deno.test("OpenAPI has none of it where nothing ends", async () => {
  using site = siteWith(undefined);
  const { components } = await openapiOf(site);
  assert(!("Deprecation" in components.headers));
  assert(!("Sunset" in components.headers));
});

const PAGES: [path: string, headers: HeadersInit][] = [
  ["/developers", HTML],
  ["/developers.md", {}],
];

for (const [path, headers] of PAGES) {
  const { developers } = testContent.words;

  Deno.test(`${path} says what ends, when, and what comes instead`, async () => {
    using site = siteWith(ENDING);
    const text = await pageOf(site, path, headers);
    // Once at the operation, and once among the promises.
    for (
      const expected of ["July 1, 2027", "January 1, 2027", "/api/v2/thing"]
    ) {
      assertEquals(text.split(expected).length - 1, 2, expected);
    }
    assert(!text.includes(developers.noneDeprecated));
  });

  Deno.test(`${path} says that nothing ends where nothing does`, async () => {
    using site = siteWith(undefined);
    const text = await pageOf(site, path, headers);
    assert(text.includes(developers.noneDeprecated));
  });
}

Deno.test("/api/llms.txt says what is deprecated", async () => {
  using site = siteWith(ENDING);
  const text = await site.text("/api/llms.txt");
  const lines = text.split("\n").filter((line) => line.includes(ENDING.since));
  assertEquals(lines.length, 1);
  assert(lines[0]?.includes("getOldThing"));
});

const BROKEN: Deprecation[] = [
  { since: "soon" },
  { since: "2027-02-30" },
  { since: "2027-1-1" },
  { since: "2027-01-01T00:00:00Z" },
  { since: "2027-01-01", sunset: "2026-12-31" },
  { since: "2027-01-01", sunset: "2027-06-30" },
  { since: "2027-01-01", sunset: "never" },
];

for (const deprecated of BROKEN) {
  Deno.test(`no site starts with ${JSON.stringify(deprecated)}`, () => {
    assertThrows(() => siteWith(deprecated), RangeError);
  });
}

async function openapiOf(site: ReturnType<typeof siteWith>) {
  return await site.json("/openapi.json");
}

async function pageOf(
  site: ReturnType<typeof siteWith>,
  path: string,
  headers: HeadersInit = {},
) {
  const response = await site.fetch(path, { headers });
  assertEquals(response.status, 200);
  return await response.text();
}
