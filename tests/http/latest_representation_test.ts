import { assertEquals, assertStrictEquals } from "@std/assert";
import { latestRepresentation } from "../../lib/base/http/representation.ts";
import type { HeaderList } from "../../lib/base/http/header_list.ts";
import { testSite } from "../support/test_app.ts";

Deno.test("latestRepresentation() makes one representation of one text and its headers", () => {
  const represent = latestRepresentation();
  const common: HeaderList = [["x", "1"]];
  const first = represent("a", { vary: "accept" }, common);
  assertStrictEquals(represent("a", { vary: "accept" }, common), first);
  const none: HeaderList = [];
  const others = [
    represent("a", { vary: "accept" }, none),
    represent("a", {}, none),
    represent("b", {}, none),
  ];
  assertEquals(new Set([first, ...others]).size, 1 + others.length);
});

Deno.test("an answer that stays the same is compressed once, though time could change it", async () => {
  using site = testSite();
  const original = globalThis.CompressionStream;
  let made = 0;
  globalThis.CompressionStream = class extends original {
    constructor(format: CompressionFormat) {
      super(format);
      if (format === "gzip") made++;
    }
  };
  try {
    const headers = { "accept-encoding": "gzip" };
    for (let i = 0; i < 5; i++) {
      const path = "/api/v1/codehost-contributions";
      const response = await site.fetch(path, { headers });
      assertEquals(response.headers.get("content-encoding"), "gzip");
      await response.body?.cancel();
    }
    assertEquals(made, 1);
  } finally {
    globalThis.CompressionStream = original;
  }
});
