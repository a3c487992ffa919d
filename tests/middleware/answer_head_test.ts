import { assertEquals } from "@std/assert";
import { answerHead } from "../../lib/server/middleware/answer_head.ts";
import { endpoint, infoOf, last } from "./support.ts";

async function head(kind: "unknown" | "operation") {
  const { asked, handle } = last(() => new Response("made", { status: 404 }));
  const own = { endpoint: endpoint({ kind }) };
  const response = await answerHead(handle)(infoOf({ method: "HEAD" }, own));
  return { response, method: asked[0]?.request.method };
}

Deno.test("answerHead() asks by GET, and sends all of the answer but its body", async () => {
  const { response, method } = await head("unknown");
  assertEquals(method, "GET");
  assertEquals(response.status, 404);
  assertEquals(response.headers.get("content-length"), "4");
  assertEquals(await response.text(), "");
});

Deno.test("answerHead() leaves it to an operation how to answer", async () => {
  assertEquals((await head("operation")).method, "HEAD");
});
