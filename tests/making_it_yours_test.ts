import { assert, assertEquals } from "@std/assert";
import { dirname } from "node:path";
import { readConfig } from "../lib/config.ts";
import { commandsUnder } from "./support/manual.ts";
import { addressIn } from "./support/server.ts";

// The way from a clone to a site of one's own, by the commands of the manual and
// in their order, in a copy of what is here.

/** Somebody's own, which the software never has. */
const { CONTENT_DIR } = readConfig({});
const RESUME = "tests/fixtures/resumes/whole.json";

Deno.test("whoever follows the manual has a site with her résumé, and nothing of the sample", async () => {
  const commands = await commandsUnder("In ten minutes", "making-it-yours");
  const [fetched, entered, ...others] = commands;
  // What these two do, the copy has done.
  assert(fetched?.startsWith("git clone ") && entered?.startsWith("cd "));
  const start = others.pop() ?? "";
  assertEquals(start, "deno task start");

  await using site = await copyOfTheSoftware();
  const resume = JSON.parse(await Deno.readTextFile(RESUME));
  await Deno.copyFile(RESUME, `${site.dir}/resume.json`);
  for (const command of others) await site.run(command);
  await using server = site.start(start);
  const address = await server.address;
  const about = await (await fetch(`${address}/about`)).text();
  assert(about.includes(resume.basics.name));
  for (const { position } of resume.work) assert(about.includes(position));
  const { basics, work } = await (await fetch(`${address}/resume.json`)).json();
  assertEquals(basics.email, resume.basics.email);
  assertEquals(work.length, resume.work.length);
});

async function copyOfTheSoftware() {
  const dir = await Deno.makeTempDir();
  for (const path of await filesOfTheSoftware()) {
    await Deno.mkdir(dirname(`${dir}/${path}`), { recursive: true });
    await Deno.copyFile(path, `${dir}/${path}`);
  }
  return {
    dir,
    async run(command: string) {
      const { success, stdout, stderr } = await commandIn(dir, command)
        .output();
      const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
      assert(success, `${command}: ${text(stdout)}${text(stderr)}`);
    },
    start(command: string) {
      const server = commandIn(dir, command).spawn();
      return {
        address: addressIn(server.stdout),
        async [Symbol.asyncDispose]() {
          server.kill("SIGTERM");
          await server.stderr.cancel();
          await server.status;
        },
      };
    },
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}

/** What is, or will be, in the repository, but for somebody's own content. */
async function filesOfTheSoftware(): Promise<string[]> {
  const { stdout } = await new Deno.Command("git", {
    args: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  }).output();
  return new TextDecoder().decode(stdout).split("\0")
    .filter((path) => path !== "" && !path.startsWith(`${CONTENT_DIR}/`));
}

function commandIn(cwd: string, command: string): Deno.Command {
  const [program, ...args] = command.split(" ");
  assertEquals(program, "deno");
  return new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    env: {
      CONTENT_DIR: "",
      HOST: "127.0.0.1",
      PORT: "0",
      KV_PATH: ":memory:",
      NO_COLOR: "1",
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}
