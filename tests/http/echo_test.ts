import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { of2025 } from "../mcp/support/call.ts";

function quoted(error: string): string | undefined {
  return /"(.*)"/.exec(error)?.[1];
}

Deno.test("an error repeats 80 characters of a path, and not one more", async () => {
  using site = testSite();
  const echoed = async (path: string) => {
    const { error } = await site.json(path);
    return quoted(error);
  };
  const most = `/${"a".repeat(79)}`;
  assertEquals(await echoed(most), most);
  for (const more of ["a", "a".repeat(80), "a".repeat(5_000)]) {
    assertEquals(await echoed(most + more), `${most}…`);
  }
});

Deno.test("an error repeats whole characters, of any script", async () => {
  using site = testSite();
  for (const character of ["é", "你", "🦀"]) {
    const echoed = async (length: number) => {
      const params = { name: character.repeat(length), arguments: {} };
      const message = { method: "tools/call", params };
      const { body } = await of2025.send(site, "/mcp", message);
      return Array.from(String(body.error.message))
        .filter((each) => each === character || each === "…").join("");
    };
    assertEquals(await echoed(80), character.repeat(80));
    assertEquals(await echoed(81), `${character.repeat(80)}…`);
    assertEquals(await echoed(140), `${character.repeat(80)}…`);
  }
});
