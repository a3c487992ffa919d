import { assertEquals } from "@std/assert";
import { testSite } from "../../support/test_app.ts";
import { comparable, expected, type JsonObject } from "./expected.ts";
import type { Imported } from "../../../tools/import/import_resume.ts";
import type { ReadResume } from "../../../tools/import/read_resume.ts";
import type { Private } from "../../../tools/import/notes.ts";
import { contentOf, imported, importedFrom } from "./imported.ts";

/** That /resume.json says what was imported, but for what the import listed. */
export async function assertRoundTrip(
  resume: JsonObject,
  publish?: Private[],
) {
  return await assertSame(resume, imported(resume, publish));
}

/** The same for a résumé that was read from another format. */
export async function assertRoundTripOf(read: ReadResume, publish?: Private[]) {
  const resume = JSON.parse(JSON.stringify(read.resume));
  return await assertSame(resume, importedFrom(read, publish));
}

async function assertSame(resume: JsonObject, result: Imported) {
  using site = testSite({ content: await contentOf(result) });
  const response = await site.fetch("/resume.json");
  const actual = comparable(await response.json());
  assertEquals(actual, expected(resume, result.notes));
  return result;
}
