import { assertEquals } from "@std/assert";
import { testSite } from "../../support/test_app.ts";
import { comparable, expected, type JsonObject } from "./expected.ts";
import type { Private } from "../../../tools/import/notes.ts";
import { contentOf, imported } from "./imported.ts";

/** That /resume.json says what was imported, but for what the import listed. */
export async function assertRoundTrip(
  resume: JsonObject,
  publish?: Private[],
) {
  const result = imported(resume, publish);
  using site = testSite({ content: await contentOf(result) });
  const response = await site.fetch("/resume.json");
  const actual = comparable(await response.json());
  assertEquals(actual, expected(resume, result.notes));
  return result;
}
