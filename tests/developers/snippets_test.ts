import { assert } from "@std/assert";
import { type Snippet, snippetsOf } from "../../lib/openapi/snippets.ts";
import { operations } from "../../lib/operations/mod.ts";
import { findPython } from "../clients/python/python.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";

const CLIENTS = new URL("../../clients/", import.meta.url).pathname;

/** How code of a language is run; it stands in the file. */
const RUNS: Record<
  Snippet["language"],
  (file: string) => Promise<Deno.Command>
> = {
  TypeScript: (file) =>
    Promise.resolve(
      new Deno.Command(Deno.execPath(), {
        args: [
          "run",
          "--no-config",
          "--no-lock",
          "-N",
          `--import-map=${importMap()}`,
          "--check",
          file,
        ],
      }),
    ),
  Python: async (file) =>
    new Deno.Command(await findPython(), {
      args: [file],
      env: { PYTHONPATH: `${CLIENTS}python/src` },
    }),
  CLI: (file) => {
    const program = 'foyer() { "$DENO" run --no-check -A "$CLI" "$@"; }';
    return Promise.resolve(
      new Deno.Command("bash", {
        args: ["-ec", `${program}\n. "$0"`, file],
        env: { DENO: Deno.execPath(), CLI: `${CLIENTS}typescript/cli.ts` },
      }),
    );
  },
};

function importMap(): string {
  const imports = { "@foyer/client": `file://${CLIENTS}typescript/mod.ts` };
  return `data:application/json,${JSON.stringify({ imports })}`;
}

Deno.test("each piece of code on the page for developers runs as it stands", async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  const folder = await Deno.makeTempDir();
  try {
    for (const { id } of operations) {
      for (const { language, code } of snippetsOf(id, server.base)) {
        await t.step(`${id} in ${language}`, async () => {
          const file = `${folder}/${id}.${language}.ts`;
          await Deno.writeTextFile(file, `${code}\n`);
          const command = await RUNS[language]?.(file);
          assert(command, `Nothing runs ${language}`);
          const { success, stdout, stderr } = await command.output();
          assert(success, new TextDecoder().decode(stderr));
          assert(stdout.length > 0);
        });
      }
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
