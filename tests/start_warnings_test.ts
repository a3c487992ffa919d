import { assert, assertEquals } from "@std/assert";
import {
  buildContent,
  type Loaded,
  loadWithWarnings,
} from "../lib/content/load.ts";
import { changedContent, type Changes, edited } from "./support/content.ts";
import { addressOf, startServer } from "./support/server.ts";

const TODAY = "2026-11-20";
const FILE = "pages/tides.md";
const LATER = await edited(
  FILE,
  "updated: 2026-08-20",
  "updated: 2026-11-22",
);

interface Folder {
  dir: string;
  manual: string;
}

/** The places that a start on a day names, below the folder. */
async function placesOn(
  day: string,
  { dir, manual }: Folder,
  kept?: Loaded,
): Promise<string[]> {
  const { warnings } = await loadWithWarnings(dir, day, { manual, kept });
  return warnings.map(({ place }) => place.replace(`${dir}/`, ""));
}

const built = ({ dir, manual }: Folder) => buildContent(dir, TODAY, manual);

Deno.test("a start names what is not read and what is yet to come, whether it is built or not", async () => {
  await using folder = await changedContent({ ...LATER, "talks.MD": "" });
  const expected = ["talks.MD", `${FILE}:4`];
  assertEquals(await placesOn(TODAY, folder), expected);
  assertEquals(await placesOn(TODAY, folder, await built(folder)), expected);
});

Deno.test("a start says nothing of a date that has come since the build", async () => {
  await using folder = await changedContent(LATER);
  const kept = await built(folder);
  assertEquals(await placesOn("2026-11-21", folder, kept), [`${FILE}:4`]);
  assertEquals(await placesOn("2026-11-22", folder, kept), []);
});

Deno.test("what is hidden may lie in the future", async () => {
  const changes = await edited(
    FILE,
    "updated: 2026-08-20",
    "updated: 2027-08-20\nhidden: true",
  );
  await using folder = await changedContent(changes);
  assertEquals(await placesOn(TODAY, folder), []);
});

/** Output of a starting server with these changes, without its log. */
async function saidAtStart(changes: Changes): Promise<string[]> {
  await using folder = await changedContent(changes);
  const server = startServer({ CONTENT_DIR: folder.dir }, "piped");
  await addressOf(server);
  server.kill();
  const text = await new Response(server.stderr).text();
  await server.status;
  return text.split("\n").filter((line) => line !== "");
}

Deno.test("a start says ten warnings in a line each, and how many more there are", async () => {
  const changes = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`notes-${at}.txt`, ""]),
  );
  const lines = await saidAtStart(changes);
  assertEquals(lines.length, 11);
  assert(lines.slice(0, 10).every((line) => line.includes("/notes-")));
  assert(lines[10]?.includes("2 more"), lines[10]);
  assert(lines[10]?.includes("deno task doctor"), lines[10]);
});

Deno.test("a start of a sound site says nothing", async () => {
  assertEquals(await saidAtStart({}), []);
});
