import { assert, assertEquals } from "@std/assert";
import { problemWithNames } from "../../lib/api/mcp/read_message.ts";
import { testSite } from "../support/test_app.ts";
import { of2025, type Sent } from "./support/call.ts";

const NONE = new Headers();

/** A message with one name of that length, by where it stands. */
const NAMES: Record<string, (name: string) => Sent> = {
  id: (id) => ({ id }),
  method: (method) => ({ method }),
  name: (name) => ({ params: { name } }),
  uri: (uri) => ({ params: { uri } }),
};

for (const [where, messageWith] of Object.entries(NAMES)) {
  Deno.test(`the ${where} of a message has 300 characters at most, of any script`, () => {
    for (const character of ["x", "🦀"]) {
      const problem = (length: number) =>
        problemWithNames(NONE, messageWith(character.repeat(length)));
      assertEquals(problem(300), undefined);
      assert(problem(301)?.includes(`"${where}"`));
    }
  });
}

Deno.test("a message with too long a name is refused", async () => {
  using site = testSite();
  const message = { id: "x".repeat(301), method: "ping" };
  const { status, body } = await of2025.send(site, "/mcp", message);
  assertEquals([status, body.error.code], [400, -32600]);
});

Deno.test("a header that is not what the body says has 80 characters at most, and so has the body", () => {
  const long = "x".repeat(81);
  const problem = (header: string, method: string) =>
    problemWithNames(new Headers({ "mcp-method": header }), { method });
  assertEquals(problem("x".repeat(80), "y".repeat(80)), undefined);
  assertEquals(problem(long, long), undefined);
  assert(problem(long, "y")?.includes("Mcp-Method"));
  assert(problem("y", long)?.includes("Mcp-Method"));
});
