import { assert, assertEquals } from "@std/assert";
import { operations } from "../../lib/operations/mod.ts";
import { exampleOf } from "../support/examples.ts";
import { type TestSite, testSite } from "../support/test_app.ts";
import { assertError, bodyOf, eventsOf, post } from "./support/requests.ts";

/** The operations that take a body, with one that each of them accepts. */
const POSTS = operations.filter(({ request }) => request?.body)
  .map((operation) =>
    [operation.path, Object(exampleOf(operation).body)] as const
  );

/** Posts bytes, which bring no Content-Type of their own. */
function send(
  site: TestSite,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.fetch(path, { method: "POST", headers, body });
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

const GOOD_TYPES = [
  "application/json",
  "Application/JSON",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "application/json; Charset=Utf-8; x=y",
  "application/problem+json",
  "application/vnd.me.v1+json",
  "text/plain",
  "text/plain;charset=UTF-8",
];

const BAD_TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/html",
  "text/json",
  "application/jsonp",
  "application/json, text/plain",
  "json",
  "application/json; charset=utf-16",
  'application/json; charset="iso-8859-1"',
  "text/plain; charset=us-ascii",
];

const NOT_OBJECTS = [
  "",
  "   ",
  "{",
  "null",
  "[]",
  '"x"',
  "NaN",
  "1",
  "true",
  "{}{}",
  "{'event':'hire_opened'}",
  '{"event":"hire_opened",}',
  '{"event":"hire_opened"} // comment',
];

for (const [path, valid] of POSTS) {
  for (const type of GOOD_TYPES) {
    Deno.test(`POST ${path} takes Content-Type: ${type}`, async () => {
      using site = testSite();
      const headers = { "content-type": type };
      await bodyOf(await send(site, path, bytesOf(valid), headers));
    });
  }

  for (const type of BAD_TYPES) {
    Deno.test(`POST ${path} refuses Content-Type: ${type}`, async () => {
      using site = testSite();
      const headers = { "content-type": type };
      const response = await send(site, path, bytesOf(valid), headers);
      await assertError(response, 400, "invalid_body");
    });
  }

  Deno.test(`POST ${path} takes a body without a Content-Type`, async () => {
    using site = testSite();
    await bodyOf(await send(site, path, bytesOf(valid)));
  });

  Deno.test(`POST ${path} refuses a Content-Encoding, except none`, async () => {
    using site = testSite();
    for (const coding of ["gzip", "br", "gzip, identity"]) {
      const headers = { "content-encoding": coding };
      const response = await post(site, path, valid, { headers });
      await assertError(response, 400, "invalid_body");
    }
    const headers = { "content-encoding": "Identity" };
    await bodyOf(await post(site, path, valid, { headers }));
  });

  for (const text of NOT_OBJECTS) {
    Deno.test(`POST ${path} refuses the body ${text || "(empty)"}`, async () => {
      using site = testSite();
      const response = await post(site, path, text);
      await assertError(response, 400, "invalid_body");
    });
  }

  Deno.test(`POST ${path} refuses a request without a body`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { method: "POST" });
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} reads over a byte order mark`, async () => {
    using site = testSite();
    await bodyOf(await post(site, path, `\ufeff${JSON.stringify(valid)}`));
  });

  Deno.test(`POST ${path} refuses bytes that are not UTF-8`, async () => {
    using site = testSite();
    const text = `${JSON.stringify(valid).slice(0, -1)},"x":"a?"}`;
    const bytes = new TextEncoder().encode(text);
    const bad = bytes.with(text.indexOf("?"), 0xff);
    const response = await send(site, path, bad);
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} refuses half of a surrogate pair, wherever it stands`, async () => {
    using site = testSite();
    const rest = JSON.stringify(valid).slice(1);
    for (const member of ['"x":"\\ud800"', '"x":[{"\\udc00":1}]']) {
      const response = await post(site, path, `{${member},${rest}`);
      await assertError(response, 400, "invalid_body");
    }
    await bodyOf(await post(site, path, `{"x":"\\ud83e\\udd86",${rest}`));
  });

  Deno.test(`POST ${path} takes the last of two members with one name`, async () => {
    using site = testSite();
    const text = JSON.stringify(valid);
    const [name = ""] = Object.keys(valid);
    await bodyOf(await post(site, path, `{"${name}":7,${text.slice(1)}`));
    const response = await post(
      site,
      path,
      `${text.slice(0, -1)},"${name}":7}`,
    );
    assertEquals(response.status, 400);
    await response.body?.cancel();
  });

  Deno.test(`POST ${path} reads no member from __proto__`, async () => {
    using site = testSite();
    const response = await post(
      site,
      path,
      `{"__proto__":${JSON.stringify(valid)}}`,
    );
    assertEquals(response.status, 400);
    await response.body?.cancel();
    assertEquals(Object.hasOwn(Object.prototype, "event"), false);
  });

  Deno.test(`POST ${path} ignores members that it does not know`, async () => {
    using site = testSite();
    const rest = JSON.stringify(valid).slice(1);
    const members = '"constructor":1,"__proto__":{"a":1},"toString":null,"":2';
    await bodyOf(await post(site, path, `{${members},${rest}`));
  });

  Deno.test(`POST ${path} is not troubled by 50,000 levels of what it ignores`, async () => {
    using site = testSite();
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    const rest = JSON.stringify(valid).slice(1);
    await bodyOf(await post(site, path, `{"x":${deep},${rest}`));
  });

  Deno.test(`POST ${path} takes 128 KiB and answers 413 to one byte more`, async () => {
    using site = testSite();
    await bodyOf(await send(site, path, padded(valid, 128 * 1024)));
    const response = await send(site, path, padded(valid, 128 * 1024 + 1));
    await assertError(response, 413, "invalid_body");
  });

  Deno.test(`POST ${path} answers 413 to a Content-Length above 128 KiB, and reads nothing`, async () => {
    using site = testSite();
    let isRead = false;
    const body = new ReadableStream({
      pull() {
        isRead = true;
      },
    }, { highWaterMark: 0 });
    const headers = { "content-length": String(128 * 1024 + 1) };
    const response = await send(site, path, body, headers);
    await assertError(response, 413, "invalid_body");
    assert(!isRead);
  });

  Deno.test(`POST ${path} stops reading where 128 KiB are over, whatever the length said`, async () => {
    using site = testSite();
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
      cancel() {
        isCancelled = true;
      },
    }, { highWaterMark: 0 });
    const headers = { "content-length": "20" };
    const response = await send(site, path, body, headers);
    await assertError(response, 413, "invalid_body");
    assert(sent <= 128 * 1024 + 2 * 65_536, `${sent} bytes`);
    assert(isCancelled);
  });

  Deno.test(`POST ${path} copies a body as it comes, and keeps none of its pieces`, async () => {
    using site = testSite();
    const bytes = bytesOf(valid);
    // Each piece is read into the same buffer, over the one before.
    const buffer = new Uint8Array(2);
    let at = 0;
    const body = new ReadableStream({
      pull(controller) {
        buffer.fill(0);
        if (at >= bytes.length) return controller.close();
        buffer[1] = bytes[at++] ?? 0;
        controller.enqueue(buffer.subarray(1));
      },
    }, { highWaterMark: 0 });
    await bodyOf(await send(site, path, body));
  });

  Deno.test(`POST ${path} reads 4,096 pieces of a body, and no more`, async () => {
    using site = testSite();
    const inPieces = (most: number) => {
      const bytes = bytesOf(valid);
      let at = 0;
      return new ReadableStream({
        pull(controller) {
          if (at === most) return controller.close();
          const piece = bytes.subarray(at, at + 1);
          controller.enqueue(piece.length > 0 ? piece : BLANK);
          at++;
        },
      }, { highWaterMark: 0 });
    };
    await bodyOf(await send(site, path, inPieces(4_096)));
    const response = await send(site, path, inPieces(4_097));
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} refuses a body that is cut off`, async () => {
    using site = testSite();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytesOf(valid));
        controller.error(new Error("reset by peer"));
      },
    });
    const response = await send(site, path, body);
    await assertError(response, 400, "invalid_body");
  });

  Deno.test(`POST ${path} waits 10 s for the rest of a body, and no longer`, async () => {
    using site = testSite();
    const patient = slowBody(bytesOf(valid));
    const inTime = send(site, path, patient.body, { "content-length": "20" });
    await patient.isAwaited;
    site.clock.advance(9_999);
    patient.end();
    await bodyOf(await inTime);

    const stalled = slowBody(bytesOf(valid));
    const late = send(site, path, stalled.body, { "content-length": "20" });
    await stalled.isAwaited;
    site.clock.advance(10_000);
    await assertError(await late, 400, "invalid_body");
  });
}

Deno.test("a body that is refused stores nothing", async () => {
  using site = testSite();
  for (const text of NOT_OBJECTS) {
    await (await post(site, "/api/v1/track", text)).body?.cancel();
  }
  assertEquals(await eventsOf(site), []);
});

const HALVES = [
  ["/api/v1/track", '{"event":"hire_opened","ref":"\\ud800"}'],
  ["/api/v1/npc-chat", '{"message":"\\ud800","npcId":"librarian"}'],
  [
    "/api/v1/batch",
    '{"requests":[{"operationId":"getStats","id":"\\udfff"}]}',
  ],
] as const;

for (const [path, text] of HALVES) {
  Deno.test(`POST ${path} refuses half of a pair in a member that it knows`, async () => {
    using site = testSite();
    await assertError(await post(site, path, text), 400, "invalid_body");
  });
}

const BLANK = new TextEncoder().encode(" ");

/** The value with a member that nobody knows, as JSON of so many bytes. */
function padded(value: object, size: number): Uint8Array<ArrayBuffer> {
  const { length } = bytesOf({ ...value, pad: "" });
  return bytesOf({ ...value, pad: "x".repeat(size - length) });
}

/** A body that sends its bytes and then leaves the reader waiting. */
function slowBody(bytes: Uint8Array<ArrayBuffer>) {
  const awaited = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isSent = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        controller.enqueue(bytes);
        return;
      }
      awaited.resolve();
      await ended.promise;
      controller.close();
    },
  }, { highWaterMark: 0 });
  return { body, isAwaited: awaited.promise, end: ended.resolve };
}
