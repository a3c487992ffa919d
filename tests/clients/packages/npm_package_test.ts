import { assert, assertEquals } from "@std/assert";
import { NPM_PACKAGE } from "../../../lib/api/packages/mod.ts";
import { BASE_URL } from "../../support/test_app.ts";
import { ODD_ADDRESSES } from "./odd_addresses.ts";
import {
  entriesOfTarball,
  filesOfTarball,
  Installed,
  packageAt,
} from "./unpacked.ts";

Deno.test("the npm package has the compiled client, its types, its words and its licence", async () => {
  const files = await filesOfTarball(await packageAt(NPM_PACKAGE, BASE_URL));
  for (const path of files.keys()) {
    assert(/^package\/[\w./]+$/.test(path) && !path.includes(".."), path);
    assert(
      /\.(js|d\.ts)$|\/(LICENSE|README\.md|foyer\.1|package\.json)$/.test(path),
      path,
    );
  }
  const manifest = JSON.parse(files.get("package/package.json") ?? "");
  const { exports, types, bin } = manifest;
  const named = [exports["."].types, exports["."].default, types, bin.foyer];
  for (const name of named) {
    const path = `package/${name.replace(/^\.\//, "")}`;
    assert(files.has(path), path);
  }
  assertEquals(
    files.get("package/LICENSE"),
    await Deno.readTextFile("LICENSE"),
  );
  assert(files.get("package/cli.js")?.startsWith("#!/usr/bin/env node\n"));
});

Deno.test("nothing in the npm package says when or by whom it was made", async () => {
  const entries = await entriesOfTarball(
    await packageAt(NPM_PACKAGE, BASE_URL),
  );
  for (const { header: { mtime, uid, gid, mode, type } } of entries) {
    assertEquals(mtime?.toISOString(), "1985-10-26T08:15:00.000Z");
    assertEquals([uid, gid, mode, type], [0, 0, 0o644, "file"]);
  }
});

Deno.test("no module of the npm package names a file that it does not have", async () => {
  const files = await filesOfTarball(await packageAt(NPM_PACKAGE, BASE_URL));
  for (const [path, text] of files) {
    if (!/\.(js|d\.ts)$/.test(path)) continue;
    const base = `file:///${path}`;
    for (
      const [, specifier = ""] of text.matchAll(
        /^(?:im|ex)port\b[^;]*? from "(\.[^"]+)"/gm,
      )
    ) {
      const { pathname } = new URL(specifier, base);
      const file = path.endsWith(".d.ts")
        ? pathname.replace(/\.js$/, ".d.ts")
        : pathname;
      assert(files.has(file.slice(1)), `${path} imports ${specifier}`);
    }
  }
});

for (const address of ODD_ADDRESSES) {
  Deno.test(`the npm package of ${address} calls it with no option given`, async () => {
    await using installed = await Installed.at(address);
    const { Foyer } = await import(`file://${installed.client}/mod.js`);
    const asked: string[] = [];
    const foyer = new Foyer({
      fetch(url: string) {
        asked.push(url);
        return Promise.resolve(Response.json({}));
      },
    });
    await foyer.getStats();
    assertEquals(asked, [
      `${new URL(address).href.replace(/\/$/, "")}/api/v1/stats`,
    ]);
  });
}
