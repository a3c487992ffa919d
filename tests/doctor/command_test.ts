import { assert, assertEquals } from "@std/assert";
import { report } from "../../tools/doctor/report.ts";
import { changedContent, type Changes, edited } from "../support/content.ts";
import { more, TIDES } from "./support/plant.ts";
import { runDoctor } from "../support/server.ts";

async function doctorOf(changes: Changes, ...args: string[]) {
  await using folder = await changedContent(changes);
  return await runDoctor({ CONTENT_DIR: folder.dir }, ...args);
}

Deno.test("deno task doctor ends with 0 and says that a sound site is sound", async () => {
  const { code, lines, errors } = await doctorOf({});
  assertEquals([code, lines, errors], [0, report([], false), ""]);
});

Deno.test("deno task doctor ends with 0 where there are but warnings", async () => {
  const { code, lines } = await doctorOf({ "talks.mdx": "" });
  assertEquals(code, 0);
  assert(lines[0]?.startsWith("warning ") && lines[0].includes("talks.mdx"));
  assertEquals(lines.at(-1), "1 warning");
});

Deno.test("deno task doctor ends with 1 where there is an error, and says it first", async () => {
  const { code, lines } = await doctorOf({
    ...await edited("profile.md", "hue: 20", "hue: 400"),
    "talks.mdx": "",
  });
  assertEquals(code, 1);
  assert(lines[0]?.startsWith("error ") && lines[0].includes("profile.md:8:6"));
  assertEquals(lines.at(-2), "1 error, 1 warning");
});

Deno.test("deno task doctor says that more may follow, where errors in the files hide the site", async () => {
  const inFiles = await doctorOf(
    await edited("profile.md", "hue: 20", "hue: 400"),
  );
  const inSite = await doctorOf(await more(TIDES, "The [chart](/charts)."));
  const last = [inFiles, inSite].map(({ lines }) => lines.at(-1));
  assert(last[0]?.includes("run it again"), last[0]);
  assertEquals(inSite.code, 1);
  assert(!last[1]?.includes("run it again"), last[1]);
});

Deno.test("deno task doctor says no more than fits a screen, unless asked for all", async () => {
  const changes: Changes = {};
  for (let number = 1; number <= 60; number++) {
    changes[`work/old-${number}.mdx`] = "";
    changes[`work/wrong-${number}.md`] = "";
  }
  const short = await doctorOf(changes);
  assert(short.lines.length <= 40, `${short.lines.length} lines`);
  assertEquals(short.lines.at(-2), "60 errors, 60 warnings");
  for (const severity of ["error", "warning"]) {
    assert(short.lines.some((line) => line.startsWith(severity)), severity);
  }
  const all = await doctorOf(changes, "--all");
  const found = all.lines.filter((line) => /^(error|warning) /.test(line));
  assertEquals(found.length, 120);
});

Deno.test("deno task doctor names a setting that cannot be used, and an option that it does not know", async () => {
  const setting = await runDoctor({ RATE_LIMIT: "many" });
  assertEquals(setting.code, 1);
  assert(setting.errors.startsWith("RATE_LIMIT"), setting.errors);
  const option = await runDoctor({}, "--mend");
  assertEquals(option.code, 1);
  assert(option.errors.includes('"--mend"'), option.errors);
});

Deno.test("deno task doctor names a folder that is not there", async () => {
  const { code, lines } = await runDoctor({ CONTENT_DIR: "no/such/folder" });
  assertEquals(code, 1);
  assert(lines[0]?.includes("no/such/folder"), lines[0]);
  assertEquals(lines.at(-2), "1 error");
});
