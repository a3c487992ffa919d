import { assert, assertEquals } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { OPTIONS } from "../../../clients/typescript/cli/options.ts";
import { runCli } from "./run_cli.ts";
import { emptyFolder } from "../../support/empty_folder.ts";

/** Lines with an unfinished last word, and their completions. */
const LINES: [line: string, completed: string[]][] = [
  ["foyer st", ["stats"]],
  ["foyer npc ", ["chat", "health"]],
  ["foyer work --li", ["--limit"]],
  ["foyer --limit 3 work --cu", ["--cursor"]],
  ["foyer batch getStats npc", ["npcChatHealth"]],
  ["foyer completion z", ["zsh"]],
  ["foyer npc chat --time", ["--timeout"]],
  ["foyer chat --pa", ["--page"]],
  ["foyer man --the", []],
  ["foyer manifest --the", ["--theme"]],
  ["foyer manifest --theme d", ["dark"]],
  ["foyer avatar x --size ", ["l", "n"]],
  ["foyer avatar x --gesture s", ["sad", "sml", "spk", "srp"]],
  ["foyer work --limit ", []],
  ["foyer workx --cu", []],
  ["foyer avatar x -o CONTRI", ["CONTRIBUTING.md"]],
  ["foyer track com", ["command_run"]],
  ["foyer track --deep-linked true hi", ["hire_opened"]],
  ["foyer help exi", ["exit-codes"]],
  ["foyer completion po", ["powershell"]],
];

/** Completes a line with the script in the file $1. */
const DRIVERS: Record<string, { args: string[]; code: string }> = {
  bash: {
    args: ["--norc", "-c"],
    code: `source "$1"
      IFS=" " read -ra COMP_WORDS <<< "$2"
      [[ "$2" == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      _foyer
      printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  zsh: {
    args: ["-f", "-c"],
    code: `compdef() { : }
      source "$1"
      words=("\${(@s: :)2}")
      CURRENT=\${#words}
      compadd() { shift; print -rl -- \${(M)@:#\${words[CURRENT]}*} }
      _files() { print -rl -- \${words[CURRENT]}*(N) }
      _foyer`,
  },
  fish: {
    args: ["--no-config", "-c"],
    code: `source $argv[2]
      complete -C $argv[3] | string replace -r '\\t.*' ''`,
  },
};

for (const [shell, { args, code }] of Object.entries(DRIVERS)) {
  const isThere = await isInstalled(shell);
  const name = isThere
    ? `the completion for ${shell} loads there and completes`
    : `the completion for ${shell} is printed (no ${shell} here to load it)`;
  Deno.test(name, async () => {
    const { exitCode, stdout } = await runCli(["completion", shell]);
    assertEquals(exitCode, 0);
    assert(stdout.includes("foyer"), stdout);
    if (!isThere) return;
    await using folder = await emptyFolder();
    await installFoyer(folder.path);
    await Deno.writeTextFile(`${folder.path}/script`, stdout);
    for (const [line, completed] of LINES) {
      const output = await outputOf(
        shell,
        [...args, code, shell, `${folder.path}/script`, line],
        { PATH: `${folder.path}:${Deno.env.get("PATH")}` },
      );
      const words = output.split("\n").filter((word) => word !== "");
      assertEquals(words.sort(), completed, line);
    }
  });
}

/** A program `foyer`, which the scripts call. */
async function installFoyer(folder: string): Promise<void> {
  const cli = `${Deno.cwd()}/clients/typescript/cli.ts`;
  await Deno.writeTextFile(
    `${folder}/foyer`,
    `#!/bin/sh\nexec "${Deno.execPath()}" run -A --quiet --no-check "${cli}" "$@"\n`,
    { mode: 0o755 },
  );
}

for (const [line, completed] of LINES) {
  Deno.test(`foyer complete answers what follows "${line}"`, async () => {
    const words = line.split(" ");
    const typed = words.pop() ?? "";
    const found = await candidatesAfter(words.slice(1));
    const texts = found.map(([text]) => text);
    if (texts[0] === ":files") return assertEquals(texts, [":files"]);
    const fitting = texts.filter((text) => text?.startsWith(typed));
    assertEquals(fitting.sort(), completed);
  });
}

Deno.test("foyer complete knows every command, option and value, each with a description", async () => {
  for (const { name, summary, choices = [] } of COMMANDS) {
    const words = name.split(" ");
    const before = await candidatesAfter(words.slice(0, -1));
    assert(before.some(([text]) => text === words.at(-1)), name);
    assert(before.some(([, about]) => about === summary), summary);
    const after = (await candidatesAfter(words)).map(([text]) => text);
    for (const choice of choices) assert(after.includes(choice), choice);
  }
  const all = await Promise.all(
    COMMANDS.map(({ name }) => candidatesAfter(name.split(" "))),
  );
  const found = [...all.flat(), ...await candidatesAfter([])];
  for (const { name, short, help, choices = [] } of OPTIONS) {
    assert(found.some(([text]) => text === `--${name}`), name);
    assert(found.some(([, about]) => about === help), help);
    for (const spelling of [`--${name}`, ...short ? [`-${short}`] : []]) {
      const values = await candidatesAfter(["avatar", "x", spelling]);
      for (const each of choices) {
        assert(values.some(([text]) => text === each), each);
      }
    }
  }
  assert(found.every(([text, about]) => text && about));
});

Deno.test("foyer complete is in no help", async () => {
  const { stdout } = await runCli(["--help"]);
  assert(!/\bcomplete\b/.test(stdout), stdout);
  const { stderr } = await runCli(["unknown"]);
  assert(!/\bcomplete\b/.test(stderr), stderr);
});

async function candidatesAfter(words: string[]): Promise<string[][]> {
  const outcome = await runCli(["complete", "--", ...words]);
  assertEquals({ ...outcome, stdout: "" }, {
    ...outcome,
    exitCode: 0,
    stderr: "",
    stdout: "",
  });
  return outcome.stdout.split("\n").filter(Boolean)
    .map((row) => row.split("\t"));
}

async function outputOf(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(command, {
    args,
    // A shell complains of a locale that is not installed.
    env: { LC_ALL: "C.UTF-8", ...env },
  }).output();
  assertEquals(new TextDecoder().decode(stderr), "");
  return new TextDecoder().decode(stdout).trimEnd();
}

async function isInstalled(shell: string): Promise<boolean> {
  try {
    const command = new Deno.Command(shell, { args: ["-c", "exit 0"] });
    return (await command.output()).success;
  } catch {
    return false;
  }
}
