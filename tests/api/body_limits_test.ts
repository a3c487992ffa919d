import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { limitsFromNow } from "../../lib/api/body_limits.ts";
import { FakeClock } from "../support/clock.ts";
import { testSite } from "../support/test_app.ts";
import { bytesOf, padded, POSTS, send } from "./support/bodies.ts";
import { assertError, bodyOf } from "./support/requests.ts";

for (const [path, valid] of POSTS) {
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

  Deno.test(`POST ${path} stops reading where 128 KiB are over`, async () => {
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
    const response = await send(site, path, body);
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

Deno.test("bodies of a quarter of a second share a timer, which takes no more of their 10 s", () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  const first = limitsFromNow(clock);
  clock.advance(249);
  assertStrictEquals(limitsFromNow(clock).deadline, first.deadline);
  clock.advance(1);
  const next = limitsFromNow(clock);
  clock.advance(9_749);
  assertEquals(first.deadline.aborted, false);
  clock.advance(1);
  assertEquals([first.deadline.aborted, next.deadline.aborted], [true, false]);
  clock.advance(250);
  assertEquals(next.deadline.aborted, true);
});

const BLANK = new TextEncoder().encode(" ");

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
