import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  ApiConnectionError,
  ApiError,
  Foyer,
} from "../../../clients/typescript/mod.ts";

const MAX_BODY = 4 * 1024 * 1024;
const PIECE = 64 * 1024;

Deno.test("a body may have 4 MiB, and no byte more", async () => {
  const statsOf = (length: number) => {
    const fetch = () => Promise.resolve(new Response("7".padStart(length)));
    return new Foyer({ fetch }).getStats();
  };
  assertEquals(Number(await statsOf(MAX_BODY)), 7);
  await assertRejects(() => statsOf(MAX_BODY + 1), ApiError);
});

Deno.test("the rest of a body that is too long is cancelled, not read", async (t) => {
  const calls = {
    JSON: (foyer: Foyer) => foyer.getStats(),
    "a picture": (foyer: Foyer) =>
      foyer.avatar({ figure: "hd-180-1", direction: 2 }),
  };
  for (const [name, call] of Object.entries(calls)) {
    await t.step(name, async () => {
      const body = new EndlessBody();
      const headers = { "content-type": "image/png" };
      const response = new Response(body.stream, { headers });
      const foyer = new Foyer({ fetch: () => Promise.resolve(response) });
      await assertRejects(() => call(foyer), ApiError);
      assert(body.isCancelled);
      assert(body.bytes <= MAX_BODY + 2 * PIECE, `${body.bytes} bytes`);
    });
  }
});

class EndlessBody {
  bytes = 0;
  isCancelled = false;
  readonly stream = new ReadableStream({
    pull: (controller) => {
      this.bytes += PIECE;
      controller.enqueue(new Uint8Array(PIECE));
    },
    cancel: () => {
      this.isCancelled = true;
    },
  });
}

Deno.test("an error that is its own cause is reported like every other", async () => {
  const error = new Error("circular");
  error.cause = error;
  const fetch = () => Promise.reject(error);
  await assertRejects(
    () => new Foyer({ fetch, maxRetries: 0 }).getStats(),
    ApiConnectionError,
    "circular",
  );
});
