import { assert, assertEquals } from "@std/assert";
import { dirname } from "node:path";
import { readConfig } from "../lib/config.ts";
import { commandsUnder } from "./support/manual.ts";
import { shellIn } from "./support/shell.ts";

// The way from a clone to a site of one's own, by the commands of the manual and
// in their order, in a copy of what is here.

/** Somebody's own, which the software never has. */
const { CONTENT_DIR } = readConfig({});
const RESUME = "tests/fixtures/resumes/whole.json";

Deno.test("whoever follows the manual has a site with her résumé, and nothing of the sample", async () => {
  const commands = await commandsUnder("In ten minutes", "making-it-yours");
  const [fetched, entered, ...others] = commands;
  // The copy of the repository replaces these two commands.
  assert(fetched?.startsWith("git clone ") && entered?.startsWith("cd "));
  const start = others.pop() ?? "";
  assertEquals(start, "deno task start");

  await using site = await copyOfTheSoftware();
  const resume = JSON.parse(await Deno.readTextFile(RESUME));
  await Deno.copyFile(RESUME, `${site.dir}/resume.json`);
  // The environment of this test must not reach the copy.
  const env = { CONTENT_DIR: "", KV_PATH: ":memory:" };
  const shell = await shellIn(site.dir, env);
  for (const command of others) await shell.sh(command);
  await using server = shell.start(start);
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
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}

/** Files that are or will be in the repository, except for the owner's content. */
async function filesOfTheSoftware(): Promise<string[]> {
  const { stdout } = await new Deno.Command("git", {
    args: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  }).output();
  return new TextDecoder().decode(stdout).split("\0")
    .filter((path) => path !== "" && !path.startsWith(`${CONTENT_DIR}/`));
}
