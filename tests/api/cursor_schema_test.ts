import { assert, assertEquals } from "@std/assert";
import { z } from "zod";
import { MAX_TOKEN } from "../../lib/api/tokens/signed_token.ts";
import { testContent, testSite } from "../support/test_app.ts";

const Page = z.object({ next_cursor: z.string().nullable() });

const Schema = z.object({
  type: z.literal("string"),
  minLength: z.int(),
  maxLength: z.int(),
  pattern: z.string().startsWith("^").endsWith("$"),
});

const Parameters = z.array(z.looseObject({ name: z.string() }));

async function cursorSchema() {
  using site = testSite();
  const { paths } = await site.json("/openapi.json");
  const parameters = Parameters.parse(paths["/api/v1/work"].get.parameters);
  const cursor = parameters.find(({ name }) => name === "cursor");
  return Schema.parse(cursor?.schema);
}

/** The cursor behind a role of this slug. */
async function cursorAfter(slug: string) {
  const [first, ...others] = testContent.roles;
  assert(first);
  const content = { ...testContent, roles: [{ ...first, slug }, ...others] };
  using site = testSite({ content });
  const response = await site.fetch("/api/v1/work?limit=1");
  const { next_cursor } = Page.parse(await response.json());
  assert(next_cursor);
  assertEquals(await site.status(`/api/v1/work?cursor=${next_cursor}`), 200);
  return next_cursor;
}

Deno.test("the schema of cursor takes every cursor, and begins with the shortest", async () => {
  const { minLength, maxLength, pattern } = await cursorSchema();
  for (const slug of ["a", "acme-staff", "x".repeat(300)]) {
    const cursor = await cursorAfter(slug);
    assert(new RegExp(pattern).test(cursor));
    assert(cursor.length >= minLength && cursor.length <= maxLength);
  }
  assertEquals((await cursorAfter("a")).length, minLength);
  assertEquals(maxLength, MAX_TOKEN);
});

Deno.test("what the schema of cursor excludes is refused before anything is verified", async () => {
  using site = testSite();
  const { minLength, maxLength } = await cursorSchema();
  const answerTo = async (cursor: string) => {
    const response = await site.fetch(`/api/v1/work?cursor=${cursor}`);
    assertEquals(response.status, 400);
    const { code, hint } = await response.json();
    assertEquals(code, "invalid_parameter");
    return hint;
  };
  // Only one that was looked into has a hint.
  for (const length of [minLength, maxLength]) {
    assert(await answerTo("A".repeat(length)));
  }
  const excluded = [
    "A".repeat(minLength - 1),
    "A".repeat(maxLength + 1),
    ...[".", "%2B", "/", "=", "%0A", "%C3%A9"]
      .map((strange) => "A".repeat(minLength) + strange),
  ];
  for (const cursor of excluded) {
    assertEquals(await answerTo(cursor), undefined, cursor);
  }
});
