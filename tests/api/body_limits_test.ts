import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { limitsFromNow } from "../../lib/api/rest/body_limits.ts";
import { FakeClock } from "../support/clock.ts";
import { eventLoop } from "../support/event_loop.ts";
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

  Deno.test(`POST ${path} waits 5 s for a body of one KiB, and cuts it off soon after`, async () => {
    using site = testSite();
    const withDeadline = slowBody(bytesOf(valid));
    const length = { "content-length": "20" };
    const answered = send(site, path, withDeadline.body, length);
    await withDeadline.isAwaited();
    site.clock.advance(5_000);
    withDeadline.end();
    await bodyOf(await answered);

    const stalled = slowBody(bytesOf(valid));
    const late = send(site, path, stalled.body, length);
    await stalled.isAwaited();
    site.clock.advance(5_249);
    assertEquals(await isPending(late), true);
    site.clock.advance(1);
    await assertError(await late, 400, "invalid_body");
  });

  Deno.test(`POST ${path} cuts off a body that stops after a KiB`, async () => {
    using site = testSite();
    const stalled = slowBody(padded(valid, 1_024));
    const late = send(site, path, stalled.body);
    await stalled.isAwaited();
    site.clock.advance(5_249);
    assertEquals(await isPending(late), true);
    site.clock.advance(1);
    await assertError(await late, 400, "invalid_body");
  });

  Deno.test(`POST ${path} reads a body that brings a KiB in 5 s, and for 10 s at most`, async () => {
    using site = testSite();
    const begin = bytesOf(valid);
    const rest = new Uint8Array(1_024 - begin.length).fill(0x20);
    const trickle = slowBody(begin);
    const late = send(site, path, trickle.body);
    await trickle.isAwaited();
    site.clock.advance(5_000);
    trickle.send(rest);
    await trickle.isAwaited();
    site.clock.advance(4_999);
    assertEquals(await isPending(late), true);
    site.clock.advance(1);
    await assertError(await late, 400, "invalid_body");

    const whole = slowBody(begin);
    const withDeadline = send(site, path, whole.body);
    await whole.isAwaited();
    site.clock.advance(5_000);
    whole.send(rest);
    await whole.isAwaited();
    site.clock.advance(4_999);
    whole.end();
    await bodyOf(await withDeadline);
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

/** A body that sends its bytes, and goes on when the test says so. */
function slowBody(bytes: Uint8Array<ArrayBuffer>) {
  let awaited = Promise.withResolvers<void>();
  let next = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
  next.resolve(bytes);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const sent = next.promise;
      awaited.resolve();
      const piece = await sent;
      if (!piece) return controller.close();
      awaited = Promise.withResolvers();
      next = Promise.withResolvers();
      controller.enqueue(piece);
    },
  }, { highWaterMark: 0 });
  return {
    body,
    /** Resolves when all that was sent is read. */
    async isAwaited() {
      await eventLoop();
      await awaited.promise;
    },
    send: (piece: Uint8Array<ArrayBuffer>) => next.resolve(piece),
    end: () => next.resolve(undefined),
  };
}

/** Reports whether a response has not come in a turn of the event loop. */
async function isPending(response: Promise<Response>): Promise<boolean> {
  const turn = eventLoop().then(() => true);
  return await Promise.race([turn, response.then(() => false)]);
}
