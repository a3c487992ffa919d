import { assertEquals } from "@std/assert";
import { SERVICES } from "../lib/server/endpoints/services.ts";
import { rawRequest, type TestSite, testSite } from "./support/test_app.ts";

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const POST = {
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json" },
};
const BATCH = '{"requests":[{"operationId":"listWork"}]}';

/** Addresses that are equal (RFC 3986 section 6.2.2), and perhaps a body. */
const EQUAL: [plain: string, other: string, body?: string][] = [
  ["/about", "/%61bout"],
  ["/about?%61=b", "/abou%74?%61=b"],
  ["/about.md", "/a%62out.md"],
  ["/docs/moving-in", "/docs/moving%2Din"],
  ["/api/v1/work?limit=1", "/%61pi/v1/wor%6b?limit=1"],
  ["/api/v1/batch", "/api/v1/b%61tch", BATCH],
  ["/styles.css", "/%73tyles.css"],
  ["/nothing%C3%A9", "/nothing%c3%a9"],
  // A redirect would lose the body.
  ...SERVICES.map(({ path }): (typeof EQUAL)[number] => [
    path,
    `${path}/`,
    PING,
  ]),
  ["/ask?q=where", "/ask/?q=where"],
];

async function answerOf(site: TestSite, target: string, body?: string) {
  const response = await site.send(
    rawRequest(target, body ? { ...POST, body } : undefined),
  );
  const text = await response.text();
  // Random ids.
  return [response.status, text.replaceAll(/[\da-f]+(?:-[\da-f]+){4}/g, "")];
}

Deno.test("equal addresses have equal answers", async () => {
  using site = testSite();
  for (const [plain, other, body] of EQUAL) {
    const expected = await answerOf(site, plain, body);
    assertEquals(await answerOf(site, other, body), expected, other);
  }
});
