import { assertEquals } from "@std/assert";
import {
  CLIENT_TYPES,
  renderClientTypes,
} from "../../../tools/client_types.ts";
import { VERSION } from "../../../clients/typescript/version.ts";

Deno.test("the client's types are those of the OpenAPI document (else run tools/client_types.ts)", async () => {
  const found = await Deno.readTextFile(CLIENT_TYPES);
  assertEquals(found, await renderClientTypes());
});

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
