// deno-lint-ignore-file no-console -- reports what could not run
import { assert, assertEquals, assertMatch } from "@std/assert";
import software from "../deno.json" with { type: "json" };
import { addressOf, startServer } from "./support/server.ts";

const MAX_LINES = 120;
const WRITTEN_FOR = "http://localhost:8000";
const readme = await Deno.readTextFile("README.md");

const npx = await new Deno.Command("npx", { args: ["--version"] }).output()
  .then(({ success }) => success, () => false);
if (!npx) console.warn("Not tested: the example of the README that needs npx");

Deno.test("the README fits a page", () => {
  const lines = readme.trimEnd().split("\n").length;
  assert(lines <= MAX_LINES, `${lines} lines`);
});

Deno.test("the README names tasks that exist, and tests as CI does", async () => {
  const named = [...readme.matchAll(/\btask ([a-z]+)/g)]
    .map(([, name = ""]) => name);
  assert(named.length > 0);
  assertEquals(named.filter((name) => !(name in software.tasks)), []);
  const [command = ""] = readme.match(/^npx .* task test$/m) ?? [];
  assert(command !== "");
  assert((await Deno.readTextFile(".ci/run")).includes(command));
});

Deno.test("each example call of the README gives the output below it", async (t) => {
  const server = startServer({ CONTENT_DIR: "tests/golden/sample" });
  try {
    const url = (await addressOf(server)).replace("localhost", "127.0.0.1");
    for (const { command, output } of examples()) {
      await t.step({
        name: command,
        ignore: command.startsWith("npx ") && !npx,
        fn: async () =>
          assertMatch(await run(command, url), patternOf(output, url)),
      });
    }
  } finally {
    server.kill("SIGTERM");
    await server.status;
  }
});

/** Commands of "Call it", each with the block that follows. */
function examples() {
  const [, section = ""] = readme.split("\n## Call it\n");
  const blocks = section.matchAll(
    /^```sh\n([^]*?)^```\n+^```(?:json|text)\n([^]*?)^```$/gm,
  );
  const found = Array.from(
    blocks,
    ([, command = "", output = ""]) => ({ command, output }),
  );
  assertEquals(found.length, 3);
  return found;
}

/** Runs the command as written, but for the address of the site. */
async function run(command: string, url: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("bash", {
    args: ["-c", command.replaceAll(WRITTEN_FOR, url)],
    env: { CI: "true", NO_COLOR: "1", npm_config_update_notifier: "false" },
    stdin: "null",
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout).trim();
}

/** `…` stands for a part that the README leaves out. */
function patternOf(output: string, url: string): RegExp {
  // The server names itself by its own public address.
  const own = `http://(?:localhost|127\\.0\\.0\\.1):${new URL(url).port}`;
  const escaped = output.trim().split(WRITTEN_FOR)
    .map((text) => text.split("…").map(RegExp.escape).join(".*"));
  return new RegExp(`^${escaped.join(own)}$`);
}
