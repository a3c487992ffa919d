import { assert, assertEquals } from "@std/assert";
import { runTask } from "./support/run_task.ts";

/** The tasks that read options, besides those of the software's own makers. */
const TASKS = [
  "import",
  "new",
  "doctor",
  "ops",
  "audit",
  "ask",
  "evaluate",
  "pack",
  "server-json",
  "bench",
];

for (const task of TASKS) {
  Deno.test(`deno task ${task} --help prints its usage and ends with 0`, async () => {
    const { code, stdout, stderr } = await runTask(task, ["--help"]);
    assertEquals([code, stderr], [0, ""]);
    assert(stdout.startsWith(`usage: deno task ${task}`), stdout);
  });

  Deno.test(`deno task ${task} refuses an option that it does not know, and says what it takes`, async () => {
    const { code, stdout, stderr } = await runTask(task, ["--hepl"]);
    assert(code !== 0);
    assertEquals(stdout, "");
    assert(stderr.includes("usage: "), stderr);
    assert(!stderr.includes("    at "), stderr);
  });
}

Deno.test("an option that is misspelt is answered with the one that was meant", async () => {
  for (
    const [task, given, meant] of [
      ["import", "--langauge", "--language"],
      ["doctor", "--link", "--links"],
      ["new", "--hepl", "--help"],
    ] as const
  ) {
    const { stderr } = await runTask(task, [given]);
    const [first] = stderr.split("\n");
    assert(first?.includes(meant), first);
  }
});
