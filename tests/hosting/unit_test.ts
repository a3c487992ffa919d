// deno-lint-ignore-file no-console -- what was not tried is said aloud
import { assert, assertEquals } from "@std/assert";
import { blocksOf } from "./blocks.ts";
import { emptyFolder } from "../support/empty_folder.ts";

/** Exposure from 0 to 100, as `systemd-analyze security` counts it. */
const MAX_EXPOSURE = 30;

/** The units of the manual, each under the name of its file, which its first line has. */
const units = new Map(
  [...await blocksOf("ini"), ...await blocksOf("ini", "maintenance")].flatMap(
    (unit): [string, string][] => {
      const [, name] = /^# \/etc\/systemd\/system\/(\S+)\n/.exec(unit) ?? [];
      return name ? [[name, unit]] : [];
    },
  ),
);

const hasSystemd = await run("systemd-analyze", "--version")
  .then(({ success }) => success, () => false);
if (hasSystemd) testsOfUnits();
else {
  console.log(
    "systemd is not installed: the units of docs/hosting.md were not tried",
  );
}

function testsOfUnits() {
  Deno.test("the manual has units for the site, its backup and the time of it", () => {
    assertEquals([...units.keys()], [
      "foyer.service",
      "foyer-backup.service",
      "foyer-backup.timer",
    ]);
  });

  for (const name of units.keys()) {
    Deno.test(`${name} of the manual is one that systemd understands`, async () => {
      const { success, text } = await analyzed(name, "verify");
      assert(success, text);
      assertEquals(text, "");
    });
  }

  for (const name of ["foyer.service", "foyer-backup.service"]) {
    Deno.test(`${name} of the manual leaves little open`, async () => {
      const threshold = `--threshold=${MAX_EXPOSURE}`;
      const arguments_ = ["security", "--offline=true", threshold];
      const { success, text } = await analyzed(name, ...arguments_);
      assert(success, text);
    });
  }

  Deno.test("the timer of the manual has a next time, each day", async () => {
    const [, when = ""] = /^OnCalendar=(.*)$/m
      .exec(units.get("foyer-backup.timer") ?? "") ?? [];
    const { success, text } = await run("systemd-analyze", "calendar", when);
    assert(success, text);
  });
}

/** Asks about a unit beside the others, as they stand there but for the program, which is elsewhere here. */
async function analyzed(name: string, ...args: string[]) {
  await using folder = await emptyFolder();
  for (const [name, unit] of units) {
    await Deno.writeTextFile(
      `${folder.path}/${name}`,
      unit.replaceAll("/usr/local/bin/deno", Deno.execPath()),
    );
  }
  const path = `${folder.path}/${name}`;
  return await run("systemd-analyze", "--no-pager", ...args, path);
}

async function run(program: string, ...args: string[]) {
  const output = new Deno.Command(program, { args }).output();
  const { success, stdout, stderr } = await output;
  const decoder = new TextDecoder();
  return { success, text: decoder.decode(stdout) + decoder.decode(stderr) };
}
