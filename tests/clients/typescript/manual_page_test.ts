import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { roff } from "../../../clients/typescript/cli/help/roff.ts";
import { TOPICS } from "../../../clients/typescript/cli/help/topics.ts";
import { manualPage } from "../../../clients/typescript/cli/help/manual_page.ts";
import { OPTIONS } from "../../../clients/typescript/cli/options.ts";
import { runCli } from "./run_cli.ts";

const page = manualPage(COMMANDS);

/** Arguments with which each reader of manual pages reports mistakes. */
const LINTERS: Record<string, string[]> = {
  groff: ["-man", "-ww", "-Tutf8", "-z"],
  man: ["--warnings", "-E", "UTF-8", "-l", "-"],
  mandoc: ["-T", "lint", "-W", "warning"],
};

for (const [program, args] of Object.entries(LINTERS)) {
  const isThere = await isInstalled(program);
  const name = isThere
    ? `${program} finds nothing wrong in the manual page`
    : `the manual page is there (no ${program} here to read it)`;
  Deno.test(name, async () => {
    assert(page.startsWith(".TH FOYER 1"));
    if (!isThere) return;
    const { stdout, stderr } = await output(program, args, page);
    const complaints = program === "mandoc" ? stdout + stderr : stderr;
    // A page that is made of a table has no date of its own.
    const wrong = complaints.split("\n").filter((line) =>
      line !== "" && !line.includes("missing date")
    );
    assertEquals(wrong, []);
  });
}

Deno.test(
  "the manual page has every command, example, option and topic as it is",
  {
    ignore: !await isInstalled("groff"),
  },
  async () => {
    const { stdout } = await output("groff", [
      "-man",
      "-Tutf8",
      "-P-cbou",
      "-rLL=200n",
    ], page);
    for (const { name, summary, examples } of COMMANDS) {
      assertStringIncludes(stdout, `foyer ${name}`);
      assertStringIncludes(stdout, summary);
      for (const example of examples) assertStringIncludes(stdout, example);
    }
    for (const { name } of OPTIONS) assertStringIncludes(stdout, `--${name}`);
    for (const { name } of TOPICS.slice(0, 2)) {
      assertStringIncludes(stdout, name.toUpperCase());
    }
  },
);

Deno.test("foyer man prints the manual page of the package", async () => {
  assertEquals((await runCli(["man"])).stdout, page);
});

const ESCAPED: [text: string, escaped: string][] = [
  [".SH x", "\\&.SH x"],
  ["'br", "\\(aqbr"],
  ["a\\fB", "a\\efB"],
  ["--all", "\\-\\-all"],
  ['"$(a)" `b` ^ ~', "\\(dq$(a)\\(dq \\(gab\\(ga \\(ha \\(ti"],
  ["1 … ×", "1 \\[u2026] \\[u00D7]"],
];

for (const [text, escaped] of ESCAPED) {
  Deno.test(`roff() writes ${text} as ${escaped}`, () => {
    assertEquals(roff(text), escaped);
  });
}

async function output(program: string, args: string[], input: string) {
  const child = new Deno.Command(program, {
    args,
    env: { MANROFFOPT: "-ww", MANPAGER: "cat", LC_ALL: "C.UTF-8" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const [{ success, stdout, stderr }] = await Promise.all([
    child.output(),
    new Blob([input]).stream().pipeTo(child.stdin),
  ]);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { success, stdout: decode(stdout), stderr: decode(stderr) };
}

async function isInstalled(program: string): Promise<boolean> {
  try {
    await new Deno.Command(program, { args: ["--version"], stdin: "null" })
      .output();
    return true;
  } catch {
    return false;
  }
}
