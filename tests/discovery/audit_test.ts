import { assert, assertEquals } from "@std/assert";
import { audit } from "../../tools/audit.ts";
import { atOwnAddress } from "./support/own_address.ts";

Deno.test("every check of the audit that applies passes on this site", async () => {
  await using site = await atOwnAddress();
  const rows = await audit(site.url);
  const failed = rows.filter(({ result }) => result === "fail");
  assertEquals(failed, []);
  const passed = rows.filter(({ result }) => result === "pass");
  assert(passed.length > rows.length / 2);
  assertEquals(new Set(rows.map(({ id }) => id)).size, rows.length);
  // On a sample site this rule does not apply.
  const crawlable = rows.find(({ id }) => id.endsWith("is-crawlable"));
  assertEquals(crawlable?.result, "pass");
});

Deno.test("the audit finds what is missing", async () => {
  const handler = () => new Response("<html><body>Hello</body></html>");
  await using server = Deno.serve({ port: 0, onListen() {} }, handler);
  const rows = await audit(`http://localhost:${server.addr.port}`);
  const count = (wanted: string) =>
    rows.filter(({ result }) => result === wanted).length;
  assert(count("fail") > rows.length / 2, String(count("pass")));
});
