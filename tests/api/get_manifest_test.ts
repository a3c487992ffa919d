import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { testContent, testSite } from "../support/test_app.ts";

Deno.test("GET /api/v1/manifest is the light web app manifest", async () => {
  using site = testSite();
  const response = await site.fetch("/api/v1/manifest");
  assertEquals(response.status, 200);
  assertEquals(
    response.headers.get("content-type"),
    "application/manifest+json",
  );
  assertEquals(response.headers.get("cache-control"), "public, max-age=3600");
  const manifest = await response.json();
  const light = await site.fetch("/api/v1/manifest?theme=light");
  assertEquals(manifest, await light.json());
  assertEquals(manifest.name, testContent.profile.name);
  assertEquals(manifest.start_url, "/");
});

Deno.test("GET /api/v1/manifest?theme=dark has the colours of the night", async () => {
  using site = testSite();
  const light = await site.json("/api/v1/manifest");
  const dark = await site.json("/api/v1/manifest?theme=dark");
  assertNotEquals(dark.theme_color, light.theme_color);
  assertNotEquals(dark.background_color, light.background_color);
});

Deno.test("every icon of the manifest is served by the site", async () => {
  using site = testSite();
  const { icons } = await site.json("/api/v1/manifest");
  assert(icons.length > 0);
  for (const { src, type } of icons) {
    const response = await site.fetch(src);
    assertEquals(response.status, 200, src);
    assertEquals(response.headers.get("content-type"), type);
    await response.body?.cancel();
  }
});

for (
  const query of ["theme=blue", "theme=", "theme=dark&theme=dark", "theme=Dark"]
) {
  Deno.test(`GET /api/v1/manifest?${query} is 400 invalid_parameter`, async () => {
    using site = testSite();
    const response = await site.fetch(`/api/v1/manifest?${query}`);
    assertEquals(response.status, 400);
    assertEquals((await response.json()).code, "invalid_parameter");
  });
}
