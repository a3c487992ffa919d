import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { TOPICS } from "../../../clients/typescript/cli/help/topics.ts";
import {
  COMMON,
  optionsOf,
} from "../../../clients/typescript/cli/command_options.ts";
import { runCli } from "./run_cli.ts";

Deno.test("foyer --help names every command and common option", async () => {
  for (const flag of ["--help", "-h"]) {
    const { exitCode, stdout, stderr } = await runCli([flag]);
    assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
    for (const { name } of COMMANDS) assertStringIncludes(stdout, `  ${name} `);
    for (const name of COMMON) assertStringIncludes(stdout, `--${name} `);
  }
});

Deno.test("foyer alone prints its help on standard error and exits with 2", async () => {
  const { stdout: help } = await runCli(["--help"]);
  const { exitCode, stdout, stderr } = await runCli([]);
  assertEquals({ exitCode, stdout }, { exitCode: 2, stdout: "" });
  assertEquals(stderr, help);
});

for (const command of COMMANDS) {
  const { name, operands } = command;
  Deno.test(`foyer ${name} --help says its usage, options and examples`, async () => {
    const words = name.split(" ");
    const { exitCode, stdout } = await runCli([...words, "--help"]);
    assertEquals(exitCode, 0);
    const usage = ["Usage: foyer", name, ...operands].join(" ");
    assertStringIncludes(stdout, `${usage} [options]`);
    for (const option of optionsOf(command)) {
      assertStringIncludes(stdout, `--${option.name} `);
    }
    assertStringIncludes(stdout, "Examples:\n");
    for (const other of [["-h", ...words], ["help", ...words]]) {
      assertEquals((await runCli(other)).stdout, stdout);
    }
  });
}

Deno.test("no line of help is longer than 80 columns", async () => {
  const subjects = [[], ["npc"], ...COMMANDS.map(({ name }) => name.split(" "))]
    .concat(TOPICS.map(({ name }) => [name]));
  for (const words of subjects) {
    const { stdout, exitCode } = await runCli(["help", ...words]);
    assertEquals(exitCode, 0);
    const long = stdout.split("\n").filter((line) => line.length > 80);
    assertEquals(long, [], words.join(" "));
  }
});

Deno.test("foyer help names every topic, and each is short", async () => {
  const { stdout } = await runCli(["help"]);
  assertEquals(stdout, (await runCli(["--help"])).stdout);
  for (const { name, summary } of TOPICS) {
    assertStringIncludes(stdout, `  ${name} `);
    const topic = await runCli(["help", name]);
    assertStringIncludes(topic.stdout, summary);
    assertEquals((await runCli([name, "--help"])).stdout, topic.stdout);
  }
});

Deno.test("foyer help examples has every example", async () => {
  const { stdout } = await runCli(["help", "examples"]);
  for (const { examples } of COMMANDS) {
    for (const example of examples) assertStringIncludes(stdout, example);
  }
});

Deno.test("foyer npc --help names the commands of the group", async () => {
  const { stdout } = await runCli(["npc", "--help"]);
  assertStringIncludes(stdout, "npc chat");
  assertStringIncludes(stdout, "npc health");
  assert(!stdout.includes("contributions"), stdout);
});
