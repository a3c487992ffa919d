import { assert, assertEquals } from "@std/assert";

const text = await Deno.readTextFile("SECURITY.md");
const rows = text.split("\n").filter((line) => line.startsWith("|")).slice(2)
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

Deno.test("every bound in SECURITY.md is in the code as it stands there", async () => {
  assert(rows.length > 0);
  for (const [what = "", , code = ""] of rows) {
    if (code === "") continue;
    const [, file = "", constant = ""] = /^`([^`]+)`: `([^`]+)`$/.exec(code) ??
      [];
    const source = await Deno.readTextFile(file);
    assert(source.includes(constant), `${what}: no ${constant} in ${file}`);
  }
});

Deno.test("every bound in SECURITY.md has a test", async () => {
  for (const [what = "", , , test = ""] of rows) {
    const path = test.replaceAll("`", "");
    assertEquals(path.startsWith("tests/"), true, what);
    assert((await Deno.stat(path)).isFile, what);
  }
});
