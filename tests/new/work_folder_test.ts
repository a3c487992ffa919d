import { assert, assertEquals, assertThrows } from "@std/assert";
import { ConfigError } from "../../lib/config.ts";
import { workFolder } from "../../tools/new/work_folder.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const MODULE = new URL("../../tools/new/work_folder.ts", import.meta.url).href;

/** Makes two folders, writes into one, and waits for a signal. */
const PROGRAM = `
import { workFolder } from ${JSON.stringify(MODULE)};
const [one] = [workFolder(Deno.args[0], ".a-"), workFolder(Deno.args[0], ".b-")];
Deno.writeTextFileSync(one.path + "/file", "Fog");
console.log("ready");
await new Promise((end) => setTimeout(end, 60_000));
`;

Deno.test("a signal that ends a program takes the folders of its work away", async () => {
  await using empty = await emptyFolder();
  const left: string[] = [];
  const program = `${empty.path}/program.ts`;
  await Deno.writeTextFile(program, PROGRAM);
  const dir = `${empty.path}/content`;
  await Deno.mkdir(dir);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR2"] as const) {
    const args = ["run", "-A", "--no-lock", "--config=deno.json", program, dir];
    const child = new Deno.Command(Deno.execPath(), { args, stdout: "piped" })
      .spawn();
    const output = child.stdout.getReader();
    const { value: ready } = await output.read();
    assert(ready, "the program did not start");
    child.kill(signal);
    await child.status;
    await output.cancel();
    for (const { name } of Deno.readDirSync(dir)) {
      left.push(`${signal} ${name}`);
    }
  }
  assertEquals(left, []);
});

Deno.test("a folder that cannot be made is one clear error", () => {
  assertThrows(
    () => workFolder("/proc/none", ".a-"),
    ConfigError,
    "/proc/none",
  );
});
