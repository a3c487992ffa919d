import { assert } from "@std/assert";
import { type Snippet, snippetsOf } from "../../lib/api/openapi/snippets.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { NPM_PACKAGE } from "../../lib/api/packages/mod.ts";
import { Installed } from "../clients/packages/unpacked.ts";
import { findPython } from "../clients/python/python.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";

/** Place for a snippet: a folder with the packages of the site at the address. */
interface Place {
  file: string;
  installed: Installed;
  base: string;
}

/** Runs code of a language. The code is in the file. */
const RUNS: Record<
  Snippet["language"],
  (place: Place) => Promise<Deno.Command>
> = {
  TypeScript: ({ file, installed }) =>
    Promise.resolve(
      new Deno.Command(Deno.execPath(), {
        args: ["run", "--node-modules-dir=manual", "-N", "--check", file],
        cwd: installed.folder,
      }),
    ),
  Python: async ({ file, installed }) =>
    new Deno.Command(await findPython(), {
      args: [file],
      env: { PYTHONPATH: installed.python },
    }),
  CLI: ({ file, installed, base }) => {
    // Does the work of npx, except for the download.
    const npx =
      'npx() { [ "$1" = "$ADDRESS" ]; shift; "$DENO" run -A "$CLI" "$@"; }';
    return Promise.resolve(
      new Deno.Command("bash", {
        args: ["-ec", `${npx}\n. "$0"`, file],
        env: {
          ADDRESS: base + NPM_PACKAGE.path,
          DENO: Deno.execPath(),
          CLI: `${installed.client}/cli.js`,
        },
      }),
    );
  },
};

Deno.test("each piece of code on the page for developers runs as it stands", async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  const { base } = server;
  await using installed = await Installed.at(base);
  for (const { id } of operations) {
    for (const { language, code } of snippetsOf(id, base)) {
      await t.step(`${id} in ${language}`, async () => {
        const file = `${installed.folder}/${id}.${language}.ts`;
        await Deno.writeTextFile(file, `${code}\n`);
        const command = await RUNS[language]?.({ file, installed, base });
        assert(command, `Nothing runs ${language}`);
        const { success, stdout, stderr } = await command.output();
        assert(success, new TextDecoder().decode(stderr));
        assert(stdout.length > 0);
      });
    }
  }
});
