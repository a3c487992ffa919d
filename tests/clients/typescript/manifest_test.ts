import { assertEquals } from "@std/assert";
import { VERSION } from "../../../clients/typescript/version.ts";

Deno.test("the client's version is that of its package", async () => {
  const manifest = await Deno.readTextFile("clients/typescript/deno.json");
  assertEquals(VERSION, JSON.parse(manifest).version);
});

Deno.test("the client's licence is that of the repository", async () => {
  assertEquals(
    await Deno.readTextFile("clients/typescript/LICENSE"),
    await Deno.readTextFile("LICENSE"),
  );
});
