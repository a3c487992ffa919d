import { assertEquals } from "@std/assert";
import {
  readManifest,
  writeManifest,
} from "../../lib/server/build/manifest.ts";
import { CONTENT_DIR, copyFolder } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { addressIn, ENV } from "../support/server.ts";

/** Status of the calendar for a person without `git_author`, after a build that counted this author. */
async function statusAfter(author: string, env: Record<string, string> = {}) {
  await using site = await copiedSite();
  const build = `${site.dir}/_fresh`;
  await copyFolder("_fresh", build);
  const commits = { author, at: 0, days: { "2001-02-03": 5 } };
  await writeManifest({ ...await readManifest(build), commits }, build);
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "main.ts"],
    cwd: site.dir,
    env: { ...ENV, CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}`, ...env },
    stdout: "piped",
  }).spawn();
  const address = await addressIn(server.stdout);
  const path = "/api/v1/codehost-contributions";
  const response = await fetch(address + path);
  await response.body?.cancel();
  server.kill();
  await server.status;
  return response.status;
}

Deno.test("a site shows the commits that a build counted for its owner", async () => {
  assertEquals(await statusAfter("odalys", { CODEHOST_USER: "odalys" }), 200);
});

Deno.test("a site does not show the commits that a build counted for others", async () => {
  assertEquals(await statusAfter(""), 500);
  assertEquals(await statusAfter("ada", { CODEHOST_USER: "odalys" }), 500);
});
