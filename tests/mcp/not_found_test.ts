import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { callTool, ERAS } from "./support/call.ts";

// What does not exist, and one of the names that the answer must offer.
const UNKNOWN: [
  path: string,
  name: string,
  given: Record<string, unknown>,
  offered: string[],
][] = [
  ["/mcp", "get_work_history", { company: "nope" }, [
    "imaginary-ferries",
    "Imaginary Ferries",
  ]],
  ["/mcp", "get_work_history", { company: "" }, ["imaginary-ferries"]],
  ["/mcp", "get_contact", { channel: "fax" }, ["email", "horn"]],
  ["/mcp", "get_page", { slug: "nope" }, ["index", "about", "developers"]],
  ["/mcp", "get_page", { slug: "limits" }, ["index"]],
  ["/mcp", "get_page", { slug: "docs/limits" }, ["index"]],
  ["/mcp", "get_page", { slug: "../about" }, ["about"]],
  ["/mcp", "get_page", { slug: "__proto__" }, ["about"]],
  ["/docs/mcp", "get_doc", { path: "nope" }, ["limits", "api", "/about"]],
  ["/docs/mcp", "get_doc", { path: "https://evil.example/docs/limits" }, [
    "limits",
  ]],
  ["/docs/mcp", "get_doc", { path: "https://" }, ["limits"]],
  ["/docs/mcp", "get_doc", { path: "x".repeat(300) }, ["limits"]],
];
for (const [path, name, given, offered] of UNKNOWN) {
  Deno.test(`${name} ${JSON.stringify(given).slice(0, 50)} names what there is`, async () => {
    using site = testSite();
    for (const era of ERAS) {
      const result = await callTool(site, path, name, given, era);
      assertEquals(result.isError, true);
      const [{ text }] = result.content;
      for (const each of offered) assert(text.includes(each), text);
      assert(text.length < 2_000);
    }
  });
}
