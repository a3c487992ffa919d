import { assertEquals } from "@std/assert";
import { redirect } from "../../lib/server/middleware/redirect.ts";
import { endpoint, infoOf, last } from "./support.ts";

Deno.test("redirect() leads to the one address of a page, and keeps the query", async () => {
  const own = { endpoint: endpoint({ location: "/about" }), search: "?a=1" };
  const response = await redirect(last().handle)(infoOf({}, own));
  assertEquals(response.status, 308);
  assertEquals(response.headers.get("location"), "/about?a=1");
});

Deno.test("redirect() lets everything else pass", async () => {
  const { asked, handle } = last();
  await redirect(handle)(infoOf());
  assertEquals(asked.length, 1);
});
