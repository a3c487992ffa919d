import { assertEquals } from "@std/assert";
import { CONTENT_DIR } from "../support/content.ts";
import { addressIn, ENV } from "../support/server.ts";

const HERE = Deno.cwd();

/** Status of the calendar for a person without `git_author`, after a build that counted this author. */
async function statusAfter(author: string, env: Record<string, string> = {}) {
  const cwd = await Deno.makeTempDir();
  await Deno.mkdir(`${cwd}/_fresh`);
  const built = { author, at: 0, days: { "2001-02-03": 5 } };
  await Deno.writeTextFile(`${cwd}/_fresh/commits.json`, JSON.stringify(built));
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", `${HERE}/main.ts`],
    cwd,
    env: {
      ...ENV,
      CONTENT_DIR: `${HERE}/${CONTENT_DIR}`,
      ...env,
    },
    stdout: "piped",
  }).spawn();
  const address = await addressIn(server.stdout);
  const path = "/api/v1/codehost-contributions";
  const response = await fetch(address + path);
  await response.body?.cancel();
  server.kill();
  await server.status;
  await Deno.remove(cwd, { recursive: true });
  return response.status;
}

Deno.test("a site shows the commits that a build counted for its owner", async () => {
  assertEquals(await statusAfter("odalys", { CODEHOST_USER: "odalys" }), 200);
});

Deno.test("a site does not show the commits that a build counted for others", async () => {
  assertEquals(await statusAfter(""), 500);
  assertEquals(await statusAfter("ada", { CODEHOST_USER: "odalys" }), 500);
});
