// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assert, assertEquals } from "@std/assert";
import { blocksOf } from "./blocks.ts";

/** Of 100, as `systemd-analyze security` counts what a unit leaves open. */
const MOST_EXPOSED = 30;

const hasSystemd = await run("systemd-analyze", "--version")
  .then(({ success }) => success, () => false);
if (hasSystemd) testsOfUnit();
else {
  console.log(
    "systemd is not installed: the unit of docs/hosting.md was not tried",
  );
}

function testsOfUnit() {
  Deno.test("the unit of the manual is one that systemd understands", async () => {
    const { success, text } = await analyzed("verify");
    assert(success, text);
    assertEquals(text, "");
  });

  Deno.test("the unit of the manual leaves little open", async () => {
    const threshold = `--threshold=${MOST_EXPOSED}`;
    const { success, text } = await analyzed(
      "security",
      "--offline=true",
      threshold,
    );
    assert(success, text);
  });
}

/** Asks about the unit as it stands there, but for the program, which is elsewhere here. */
async function analyzed(...args: string[]) {
  const [unit = ""] = await blocksOf("ini");
  assert(unit.includes("ExecStart=/usr/local/bin/deno "));
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/foyer.service`;
    await Deno.writeTextFile(
      path,
      unit.replace("/usr/local/bin/deno", Deno.execPath()),
    );
    return await run("systemd-analyze", "--no-pager", ...args, path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function run(program: string, ...args: string[]) {
  const output = new Deno.Command(program, { args }).output();
  const { success, stdout, stderr } = await output;
  const decoder = new TextDecoder();
  return { success, text: decoder.decode(stdout) + decoder.decode(stderr) };
}
