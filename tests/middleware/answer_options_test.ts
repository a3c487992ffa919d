import { assertEquals } from "@std/assert";
import { CORS } from "../../lib/base/http/cors.ts";
import { answerOptions } from "../../lib/server/middleware/answer_options.ts";
import { endpoint, infoOf, last } from "./support.ts";

async function options(own: Parameters<typeof endpoint>[0]) {
  const { asked, handle } = last();
  const info = infoOf({ method: "OPTIONS" }, { endpoint: endpoint(own) });
  const { status, headers } = await answerOptions(handle)(info);
  return { status, headers, asked: asked.length };
}

Deno.test("answerOptions() tells the methods, and no other origin where it may not read", async () => {
  const { status, headers, asked } = await options({});
  assertEquals([status, asked], [204, 0]);
  assertEquals(headers.get("allow"), "GET, HEAD, OPTIONS");
  assertEquals(headers.get("access-control-allow-methods"), null);
});

Deno.test("answerOptions() answers a browser's preflight", async () => {
  const { headers } = await options({ headers: CORS, accepts: ["X-Own"] });
  assertEquals(
    headers.get("access-control-allow-methods"),
    "GET, HEAD, OPTIONS",
  );
  assertEquals(
    headers.get("access-control-allow-headers"),
    "Content-Type, Idempotency-Key, Prefer, If-None-Match, Accept, X-Own",
  );
  assertEquals(headers.get("access-control-max-age"), "86400");
});

Deno.test("answerOptions() knows nothing of a path where nothing is", async () => {
  assertEquals((await options({ kind: "unknown", allow: [] })).asked, 1);
});
