import { assert, assertEquals } from "@std/assert";
import { environment } from "../environment.ts";
import { readConfig } from "../lib/config.ts";
import { loadContent } from "../lib/content/load.ts";
import { pathsOf } from "./support/content.ts";
import { testSite } from "./support/test_app.ts";

// The tests have a person of their own, so that whoever puts another one into
// the content folder of the site has a green suite.
const READS_IT = /["'`](?:\.{0,2}\/)*(?:content|sample)["'`/]/;
// There the word is that of a room of the program, of HTML, or is asked for.
const MAY_SAY_IT = [
  "tests/architecture_test.ts",
  "tests/discovery/one_server_name_test.ts",
  "tests/environment_test.ts",
  "tests/fields_documented_test.ts",
  "tests/sample_test.ts",
  "tests/support/fork.ts",
  "tests/upgrade_test.ts",
  "tests/words/in_code_test.ts",
  "tools/doctor/checks/budgets.ts",
];

const STARTS_IT = /["'`](?:main|dev)\.ts["'`]/;

Deno.test("the person of this site can be shown, whoever it is", async () => {
  const { CONTENT_DIR } = readConfig(environment());
  const content = await loadContent(CONTENT_DIR);
  using site = testSite({ content });
  for (const path of pathsOf(content)) {
    assertEquals(
      await site.status(path, { headers: { accept: "*/*" } }),
      200,
      path,
    );
  }
});

Deno.test("no test reads the person of this site", async () => {
  const readers: string[] = [];
  for await (const path of programs("tests", "tools")) {
    // Blogs of other software have such folders, too.
    if (MAY_SAY_IT.includes(path) || /^(tests|tools)\/import\//.test(path)) {
      continue;
    }
    const lines = (await Deno.readTextFile(path)).split("\n");
    readers.push(...lines.filter((line) => READS_IT.test(line)));
  }
  assertEquals(readers, []);
});

Deno.test("whatever starts the site for a test gives it the tests' own person", async () => {
  const starters: string[] = [];
  // Programs of `deno task start` serve any owner's site.
  for await (const path of programs("tests", "tools/bench")) {
    const text = await Deno.readTextFile(path);
    if (STARTS_IT.test(text)) starters.push(path);
    if (STARTS_IT.test(text)) assert(text.includes("CONTENT_DIR"), path);
  }
  assert(starters.length > 0);
});

async function* programs(...folders: string[]): AsyncGenerator<string> {
  for (const folder of folders) {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      const path = `${folder}/${name}`;
      if (isDirectory) yield* programs(path);
      else if (/\.(tsx?|mjs|py)$/.test(name)) yield path;
    }
  }
}
