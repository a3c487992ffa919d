import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { assertError } from "./support/requests.ts";

const PATH = "/api/v1/room-avatar?figure=hd-180-1.ch-210-66&direction=2";
const ENV = { IMAGER_URL: "https://imager.example/imaging/avatar" };

/** A real PNG: what the built-in artist draws. */
async function drawn(): Promise<Uint8Array<ArrayBuffer>> {
  using site = testSite();
  return await (await site.fetch(PATH)).bytes();
}

/** An imaging service that answers like this, and what it was asked. */
function imager(answer: () => Response | Promise<Response>) {
  const asked: URL[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input));
    return await answer();
  };
  return { asked, options: { env: ENV, fetch } };
}

function png(body: BodyInit, headers: HeadersInit = {}): Response {
  return new Response(body, {
    headers: { "content-type": "image/png", ...headers },
  });
}

Deno.test("with IMAGER_URL the picture is the imager's, under headers of ours", async () => {
  const picture = await drawn();
  const { options } = imager(() =>
    png(picture, {
      "set-cookie": "a=1",
      "cache-control": "private",
      "x-powered-by": "imager",
    })
  );
  using site = testSite(options);
  const response = await site.fetch(PATH);
  const { headers } = response;
  assertEquals(await response.bytes(), picture);
  assertEquals(headers.get("content-type"), "image/png");
  assertEquals(
    headers.get("cache-control"),
    "public, max-age=86400, stale-while-revalidate=604800",
  );
  assertEquals(headers.get("cross-origin-resource-policy"), "cross-origin");
  assertEquals(headers.get("set-cookie"), null);
  assertEquals(headers.get("x-powered-by"), null);
  const again = await site.fetch(PATH, {
    headers: { "if-none-match": headers.get("etag") ?? "" },
  });
  assertEquals(again.status, 304);
});

Deno.test("the imager is asked at its own address, with parameters that were checked", async () => {
  const picture = await drawn();
  const { asked, options } = imager(() => png(picture));
  using site = testSite(options);
  const query =
    "&head_direction=3&size=l&gesture=sml&frame=1&action=wlk&user=y";
  await (await site.fetch(PATH + query)).body?.cancel();
  const [url] = asked;
  assert(url);
  assertEquals(url.origin + url.pathname, ENV.IMAGER_URL);
  assertEquals(Object.fromEntries(url.searchParams), {
    action: "wlk",
    direction: "2",
    figure: "hd-180-1.ch-210-66",
    frame: "1",
    gesture: "sml",
    head_direction: "3",
    size: "l",
  });
});

for (
  const search of [
    "",
    "?figure=&direction=2",
    "?direction=2&figure=hd-180-1%26user=y",
    "?direction=2&figure=../x",
    "?direction=8&figure=hd-180-1",
    "?direction=2&figure=hd-180-1&size=m",
  ]
) {
  Deno.test(`the imager is not asked for /api/v1/room-avatar${search}`, async () => {
    const { asked, options } = imager(() => png("no"));
    using site = testSite(options);
    const status = await site.status(`/api/v1/room-avatar${search}`);
    assertEquals([status, asked], [400, []]);
  });
}

const FAILURES: Record<string, () => Response | Promise<Response>> = {
  "HTML with 200": () =>
    new Response("<html>secret", { headers: { "content-type": "text/html" } }),
  "HTML that is called PNG": () => png("<html>secret".repeat(20)),
  "a redirect to an internal host": () =>
    new Response(null, {
      status: 302,
      headers: { location: "http://169.254.169.254/secret" },
    }),
  "a 404": () => new Response("secret", { status: 404 }),
  "a 500": () => new Response("secret", { status: 500 }),
  "5 MB": () => png(new Uint8Array(5_000_000)),
  "a length of 5 MB": () => png("", { "content-length": "5000000" }),
  "no body": () => png(""),
  "no answer": () => Promise.reject(new TypeError("secret: refused")),
  "no answer in time": () =>
    Promise.reject(new DOMException("secret", "TimeoutError")),
};

for (const [what, answer] of Object.entries(FAILURES)) {
  Deno.test(`${what} from the imager is 502 upstream_error`, async () => {
    const { options } = imager(answer);
    using site = testSite({ ...options, expectErrors: true });
    const response = await site.fetch(PATH);
    const text = await response.clone().text();
    assert(!/secret|imager\.example|169\.254/.test(text), text);
    assertEquals(response.headers.get("etag"), null);
    await assertError(response, 502, "upstream_error");
    assertEquals(site.errors.length, 1);
  });
}

Deno.test("a picture comes again after the imager has failed", async () => {
  const picture = await drawn();
  let failures = 1;
  const { options } = imager(() =>
    failures-- > 0 ? new Response(null, { status: 404 }) : png(picture)
  );
  using site = testSite({ ...options, expectErrors: true });
  await assertError(await site.fetch(PATH), 502, "upstream_error");
  assertEquals(await (await site.fetch(PATH)).bytes(), picture);
});
