import { assert, assertEquals } from "@std/assert";
import { runCli } from "./run_cli.ts";

/** What may follow a line, the last word of which is not finished. */
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

/** How each shell completes a line with the script in the file $1. */
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
    const file = await Deno.makeTempFile();
    try {
      await Deno.writeTextFile(file, stdout);
      for (const [line, completed] of LINES) {
        const output = await outputOf(shell, [
          ...args,
          code,
          shell,
          file,
          line,
        ]);
        const words = output.split("\n").filter((word) => word !== "");
        assertEquals(words.sort(), completed, line);
      }
    } finally {
      await Deno.remove(file);
    }
  });
}

async function outputOf(command: string, args: string[]): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(command, { args }).output();
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
