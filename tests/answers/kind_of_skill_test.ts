import { assert, assertMatch } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
import { TRUTH } from "./support/rounds.ts";

const SAMPLE = "tests/golden/sample";
const PEOPLE = "tests/fixtures/people";

async function firstOf(folder: string, q: string): Promise<string> {
  const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
  const { given: [first] } = await ask({ q, kind: "test" });
  return first ? `${first.path} ${first.description}` : "";
}

for (const person of [SAMPLE, `${PEOPLE}/backend`, `${PEOPLE}/potter`]) {
  Deno.test(`"Is there an API?" leads to the page for programmers of ${person}`, async () => {
    assertMatch(await firstOf(person, "is there an api"), /^\/developers /);
  });
}

Deno.test("a question for an API that the person built is not about the site", async () => {
  assertMatch(await firstOf(SAMPLE, "Which API did Sam build?"), /^\/about#/);
});

Deno.test("a kind of skill is never answered by a course of study", async () => {
  for (const person of [SAMPLE, `${PEOPLE}/backend`]) {
    const first = await firstOf(person, "Which databases do you know?");
    assert(!first.startsWith("/about#education"), first);
    assertMatch(first, /PostgreSQL|database/i);
  }
});

Deno.test("programming languages are skills, not spoken languages", async () => {
  const first = await firstOf(
    SAMPLE,
    "Which programming languages does Sam know?",
  );
  assertMatch(first, /TypeScript/);
});

Deno.test("a start on a weekday asks for availability, not for hours", async () => {
  for (
    const q of ["can Sam start on Monday?", "Could you begin next Monday?"]
  ) {
    assertMatch(await firstOf(SAMPLE, q), /^\/ .*March/);
  }
});
