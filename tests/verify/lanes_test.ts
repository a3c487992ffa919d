import { assertEquals } from "@std/assert";
import { laneOf, readLanes } from "../../tools/verify/lanes.ts";
import { readReport } from "../../tools/verify/junit.ts";
import { deal, writeShards } from "../../tools/verify/shards.ts";
import { sources } from "../support/sources.ts";

/** Folders with nothing of ours in them. */
const NOT_OURS = ["_fresh", "node_modules"];

Deno.test("every file that Deno takes for a test is in exactly one lane", async () => {
  const lanes = await readLanes();
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(".")) {
    if (!isDirectory || /^\./.test(name) || NOT_OURS.includes(name)) continue;
    for await (const path of sources(name)) {
      if (/(?:^|[/_.])test\.tsx?$/.test(path)) found.push(path);
    }
  }
  const inLanes = Object.values(lanes).flat();
  assertEquals(inLanes.toSorted(), found.toSorted());
});

const STARTS = "new " + "Deno.Command('x')";

const FILES = new Map([
  ["tests/support/browser.ts", "export {};"],
  ["tests/support/look.ts", 'export * from "./browser.ts";'],
  ["tests/support/program.ts", STARTS],
  ["tests/support/loop.ts", 'import "./again.ts";'],
  ["tests/support/again.ts", 'import "./loop.ts";'],
  ["tests/a/page_test.ts", 'import {\n  look,\n} from "../support/look.ts";'],
  ["tests/a/lazy_test.ts", 'await import("../support/program.ts");'],
  ["tests/a/own_test.ts", STARTS],
  ["tests/a/both_test.ts", `import "../support/look.ts"; ${STARTS}`],
  ["tests/a/plain_test.ts", 'import "../support/loop.ts";'],
  ["tests/release/any_test.ts", STARTS],
]);

Deno.test("a test is in the lane of what its imports start", () => {
  assertEquals(laneOf("tests/a/page_test.ts", FILES), "browser");
  assertEquals(laneOf("tests/a/lazy_test.ts", FILES), "process");
  assertEquals(laneOf("tests/a/own_test.ts", FILES), "process");
  assertEquals(laneOf("tests/a/both_test.ts", FILES), "process");
  assertEquals(laneOf("tests/a/plain_test.ts", FILES), "core");
  assertEquals(laneOf("tests/release/any_test.ts", FILES), "release");
});

Deno.test("every file of a lane is in exactly one shard, and no shard stays behind", async () => {
  const { core } = await readLanes();
  let folder = "";
  {
    await using shards = await writeShards(core, 2);
    const taken: string[] = [];
    for (const path of shards.modules) {
      if (core.includes(path)) {
        taken.push(path);
        continue;
      }
      folder = path.slice(0, path.lastIndexOf("/"));
      const text = await Deno.readTextFile(path);
      for (const [, url = ""] of text.matchAll(/import "(.*)";/g)) {
        taken.push(new URL(url).pathname.slice(Deno.cwd().length + 1));
      }
    }
    assertEquals(taken.toSorted(), core);
  }
  const isThere = await Deno.stat(folder).then(() => true, () => false);
  assertEquals(isThere, false);
});

Deno.test("files of a folder share a shard, and others are spread over all", () => {
  const own = ["tests/a/one_test.ts", "tests/a/b/two_test.ts"];
  const loose = ["tests/one_test.ts", "tests/two_test.ts"];
  const shards = deal([...loose, ...own], 2);
  assertEquals(shards.toSorted(), [own, loose].toSorted());
});

const REPORT = `<testsuites name="deno test" tests="3" failures="1" errors="0">
<testcase name="x" classname="./tests/a_test.ts" time="0.5" line="1"></testcase>
<testcase name="y &amp; z" classname="./tests/b_test.ts" time="2.0" line="1">
<failure message="no">no</failure></testcase>
<testcase name="z" classname="./tests/a_test.ts" time="0.25" line="1"></testcase>
</testsuites>`;

Deno.test("a report is added up by file, the slowest first", () => {
  assertEquals(readReport(REPORT), {
    total: 3,
    failures: ["tests/b_test.ts: y & z"],
    files: [["tests/b_test.ts", 2], ["tests/a_test.ts", 0.75]],
  });
  assertEquals(readReport(""), undefined);
});
