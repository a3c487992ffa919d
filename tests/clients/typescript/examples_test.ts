import { assert, assertEquals } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { NPM_PACKAGE } from "../../../lib/api/packages/mod.ts";
import { siteAtAddress } from "../packages/site_at_address.ts";
import { Installed } from "../packages/unpacked.ts";
import { RealSite } from "./real_site.ts";

const CLIENT = "clients/typescript";
const CLI = new URL(`../../../${CLIENT}/cli.ts`, import.meta.url).pathname;
const WRITTEN_FOR = "http://localhost:8000";

Deno.test("every example of the README, the manual and the docstrings compiles and runs", async (t) => {
  await using site = await siteAtAddress();
  const response = await fetch(site.url + NPM_PACKAGE.path);
  await using installed = await Installed.from(await response.bytes());
  const { folder } = installed;
  await Deno.mkdir(`${folder}/examples`);
  await Deno.writeTextFile(`${folder}/package.json`, PROJECT);
  const examples = await typescriptExamples();
  assert(examples.length > 10);
  for (const [i, { code }] of examples.entries()) {
    const text = code.replaceAll(WRITTEN_FOR, site.url);
    await Deno.writeTextFile(`${folder}/examples/${i}.ts`, text);
  }
  await t.step("all compile", () => deno(folder, "check", "examples"));
  for (const [i, { origin }] of examples.entries()) {
    await t.step(
      `${origin} runs`,
      () => deno(folder, "run", "-N", `examples/${i}.ts`),
    );
  }
});

const PROJECT = JSON.stringify({
  type: "module",
  dependencies: { "@foyer/client": "*" },
});

Deno.test("every example of foyer in the README and in its help succeeds", async (t) => {
  await using site = await RealSite.start();
  const readme = await Deno.readTextFile(`${CLIENT}/README.md`);
  const lines = blocks(readme, "sh").flatMap((code) => code.split("\n"))
    .concat(COMMANDS.flatMap(({ examples }) => examples))
    .filter((line) => /(^|\| )foyer /.test(line) && line !== "foyer job EGcM");
  assert(lines.length > 10);
  const program = `foyer() { "$DENO" run --no-check -A "$CLI" "$@"; }`;
  const env = { DENO: Deno.execPath(), CLI, FOYER_BASE_URL: site.url };
  const cwd = await Deno.makeTempDir();
  for (const line of new Set(lines)) {
    await t.step(line, async () => {
      const code = `set -o pipefail\n${program}\n${line}`;
      const { success, stdout, stderr } = await new Deno.Command("bash", {
        args: ["-c", code],
        cwd,
        env,
      }).output();
      assert(success, new TextDecoder().decode(stderr));
      const [, file] = / -o (\S+)/.exec(line) ?? [];
      const written = file ? await Deno.readFile(`${cwd}/${file}`) : stdout;
      assert(written.length > 0);
    });
  }
  await Deno.remove(cwd, { recursive: true });
});

Deno.test("the one example that needs a job of one's own fails as it says", async () => {
  await using site = await RealSite.start();
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--no-check", "-A", CLI, "job", "EGcM"],
    env: { FOYER_BASE_URL: site.url },
  }).output();
  assertEquals(code, 1);
  const { code: failure } = JSON.parse(new TextDecoder().decode(stderr));
  assertEquals(failure, "not_found");
});

interface Example {
  origin: string;
  code: string;
}

async function typescriptExamples(): Promise<Example[]> {
  const examples: Example[] = [];
  const names = ["README.md", "mod.ts", "foyer.ts"];
  names.push("api_error.ts", "api_connection_error.ts");
  const paths = names.map((name) => `${CLIENT}/${name}`);
  for (const name of [...paths, "docs/clients.md"]) {
    const text = (await Deno.readTextFile(name))
      .replaceAll("{base_url}", WRITTEN_FOR);
    const bare = name.endsWith(".ts") ? text.replace(/^ *\*( |$)/gm, "") : text;
    for (const [i, code] of blocks(bare, "ts").entries()) {
      examples.push({ origin: `${name}, example ${i + 1}`, code });
    }
  }
  return examples;
}

function blocks(text: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm");
  return [...text.matchAll(fence)].map(([, code = ""]) => code);
}

async function deno(cwd: string, ...args: string[]): Promise<void> {
  const command = new Deno.Command(Deno.execPath(), {
    args,
    cwd,
    env: { NO_COLOR: "1" },
  });
  const { success, stderr } = await command.output();
  assert(success, new TextDecoder().decode(stderr));
}
