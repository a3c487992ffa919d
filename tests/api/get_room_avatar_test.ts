import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { type TestSite, testSite } from "../support/test_app.ts";
import { assertError } from "./support/requests.ts";

const FIGURE = "hd-180-1.hr-100-61.ch-210-66.lg-270-82.sh-290-91";
const PATH = "/api/v1/room-avatar";

function avatar(
  site: TestSite,
  query: Record<string, string | number> = {},
): Promise<Response> {
  const parameters = { figure: FIGURE, direction: "2", ...query };
  const search = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  );
  return site.fetch(`${PATH}?${search}`);
}

async function picture(
  site: TestSite,
  query: Record<string, string | number> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await avatar(site, query);
  assertEquals(response.status, 200);
  return await response.bytes();
}

function sizeOf(png: Uint8Array<ArrayBuffer>): [width: number, height: number] {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

Deno.test("GET /api/v1/room-avatar is a PNG that any page may show", async () => {
  using site = testSite();
  const response = await avatar(site);
  const { headers } = response;
  assertEquals(headers.get("content-type"), "image/png");
  assertEquals(headers.get("cross-origin-resource-policy"), "cross-origin");
  assertEquals(headers.get("access-control-allow-origin"), "*");
  assertEquals(headers.get("accept-ranges"), "none");
  assertEquals(headers.get("content-encoding"), null);
  assertEquals(headers.get("vary"), null);
  const bytes = await response.bytes();
  assertEquals([...bytes.subarray(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10]);
  assertEquals(headers.get("content-length"), String(bytes.length));
});

Deno.test("GET /api/v1/room-avatar answers 304 to who has the picture", async () => {
  using site = testSite();
  const first = await avatar(site);
  await first.body?.cancel();
  const etag = first.headers.get("etag") ?? "";
  const search = new URLSearchParams({ figure: FIGURE, direction: "2" });
  for (const condition of [etag, `W/${etag}, "x"`, "*"]) {
    const response = await site.fetch(`${PATH}?${search}`, {
      headers: { "if-none-match": condition },
    });
    assertEquals([response.status, await response.text()], [304, ""]);
    assertEquals(response.headers.get("etag"), etag);
    assertEquals(
      response.headers.get("cache-control"),
      first.headers.get("cache-control"),
    );
  }
});

Deno.test("the same parameters are the same picture, here and on another instance", async () => {
  using one = testSite();
  using two = testSite();
  assertEquals(await picture(one), await picture(one));
  assertEquals(await picture(one), await picture(two));
});

const GESTURES = ["nrm", "sml", "sad", "srp", "spk", "eyb"];
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];

const DIFFERENT: [
  what: string,
  queries: Record<string, string | number>[],
  least: number,
][] = [
  ["8 directions", DIRECTIONS.map((direction) => ({ direction })), 8],
  ["6 gestures", GESTURES.map((gesture) => ({ gesture })), 6],
  [
    "at least 5 of 8 directions of the head",
    DIRECTIONS.map((head_direction) => ({ head_direction })),
    5,
  ],
  [
    "at least 18 of 20 figures",
    Array.from({ length: 20 }, (_, i) => ({
      figure: `hd-${180 + i}-${1 + i}.hr-${100 + 5 * i}-${61 + i}.ch-210-66`,
    })),
    18,
  ],
];

for (const [what, queries, least] of DIFFERENT) {
  Deno.test(`${what} look different`, async () => {
    using site = testSite();
    const pictures = await Promise.all(
      queries.map(async (query) => (await picture(site, query)).toBase64()),
    );
    const { size } = new Set(pictures);
    assert(size >= least, `${size} of ${queries.length}`);
  });
}

Deno.test("size l is wider and taller than n", async () => {
  using site = testSite();
  const [width, height] = sizeOf(await picture(site, { size: "n" }));
  const large = sizeOf(await picture(site, { size: "l" }));
  assert(large[0] > width && large[1] > height);
});

Deno.test("n, nrm, frame 0, std and the direction of the body are what is meant without them", async () => {
  using site = testSite();
  const expected = {
    head_direction: 2,
    size: "n",
    gesture: "nrm",
    frame: 0,
    action: "std",
  };
  assertEquals(await picture(site, expected), await picture(site));
});

Deno.test("a frame is taken modulo the frames of the action", async () => {
  using site = testSite();
  const frames = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map(async (frame) =>
      (await picture(site, { action: "wlk", frame })).toBase64()
    ),
  );
  const { size } = new Set(frames);
  assert(size > 1);
  const last = await picture(site, { action: "wlk", frame: 999 });
  assert(frames.includes(last.toBase64()));
  assertNotEquals(frames[0], frames[1]);
});

const MISSING = [
  "",
  "?",
  `?figure=${FIGURE}`,
  "?direction=2",
  "?figure=&direction=2",
  `?figure=${FIGURE}&direction=`,
  "?figure=",
  "?gesture=agr",
  "?Figure=hd-180-1&direction=2",
];

for (const search of MISSING) {
  Deno.test(`GET ${PATH}${search} is 400 missing_parameters`, async () => {
    using site = testSite();
    const response = await site.fetch(`${PATH}${search}`);
    await assertError(response, 400, "missing_parameters");
  });
}

const START = `figure=${FIGURE}&direction=2`;
const DIRECTION = "direction=2";

const INVALID = [
  ...["8", "-1", "2.0", "+2", "02", "1e0", "0x2", "%202", "%EF%BC%92", "NaN"]
    .map((value) => `figure=${FIGURE}&direction=${value}`),
  ...["8", "-1", "2.0", ""].map((value) => `${START}&head_direction=${value}`),
  ...["m", "N", "s", "", "nl"].map((value) => `${START}&size=${value}`),
  ...["agr", "NRM", "", "nrm,sml"].map((value) => `${START}&gesture=${value}`),
  ...["1e3", "1000", "-1", "0.5", "01", ""]
    .map((value) => `${START}&frame=${value}`),
  ...["", "W", "wlk,", "sit=12345", "a", "wlk;sit", "std,".repeat(6) + "std"]
    .map((value) => `${START}&action=${value}`),
  ...[
    "../x",
    "hd-180-1%26user=y",
    "a%0d%0aX:1",
    "hd-180-1%00",
    "hd-180-1.",
    "hd",
    "HD-180-1",
    "hd-123456789",
    "hd-180-1%0A",
    "http://127.0.0.1/",
    "%ff",
    "hd-1.".repeat(25) + "hd-1",
    figureOf(513),
  ].map((value) => `${DIRECTION}&figure=${value}`),
  `${START}&direction=2`,
  `${START}&figure=${FIGURE}`,
  `${START}&size=n&size=l`,
];

for (const search of INVALID) {
  const name = search.replace(FIGURE, "…").slice(0, 70);
  Deno.test(`GET ${PATH}?${name} is 400 invalid_parameter`, async () => {
    using site = testSite();
    const response = await site.fetch(`${PATH}?${search}`, {
      headers: { accept: "image/png" },
    });
    await assertError(response, 400, "invalid_parameter");
  });
}

const VALID = [
  "figure=hd-1",
  "figure=hd-180--1-",
  `figure=${"hd-1.".repeat(24)}hd-1`,
  `figure=${figureOf(512)}`,
  `figure=${FIGURE}&frame=999`,
  `figure=${FIGURE}&action=wlk,crr%3D667,sit`,
  `figure=${FIGURE}&head_direction=7&size=l&gesture=eyb`,
  `figure=${FIGURE}&unknown=&unknown=../x`,
];

for (const search of VALID) {
  Deno.test(`GET ${PATH}?${search.slice(0, 60)} is a picture`, async () => {
    using site = testSite();
    assertEquals(await site.status(`${PATH}?${DIRECTION}&${search}`), 200);
  });
}

/** A figure of so many characters: ten parts as long as they can be, and the rest. */
function figureOf(length: number): string {
  const part = `hd${"-12345678".repeat(5)}`;
  const parts = `${part}.`.repeat(10);
  return parts + part.slice(0, length - parts.length);
}
