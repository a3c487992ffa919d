import { assert, assertEquals } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { placesOf } from "../../../clients/typescript/cli/completion/places.ts";
import { powershell } from "../../../clients/typescript/cli/completion/powershell.ts";
import { OPTIONS } from "../../../clients/typescript/cli/options.ts";
import { runCli } from "./run_cli.ts";

// Nothing here runs PowerShell: its script is read as the language defines it.

const script = powershell(COMMANDS);

Deno.test("the completion for powershell is printed", async () => {
  const { exitCode, stdout } = await runCli(["completion", "powershell"]);
  assertEquals({ exitCode, stdout }, { exitCode: 0, stdout: script });
});

Deno.test("the completion for powershell has every command, option and value as a verbatim string", () => {
  const strings = stringsOf(script);
  for (const { path, words } of placesOf(COMMANDS)) {
    assert(strings.includes(path), path);
    for (const { text, about } of words) {
      assert(strings.includes(text), text);
      assert(about === "" || strings.includes(about), about);
    }
  }
  for (const { name, choices = [] } of OPTIONS) {
    assert(strings.includes(`--${name}`), name);
    for (const choice of choices) assert(strings.includes(choice), choice);
  }
});

Deno.test("in the completion for powershell every bracket and string is closed, and no key of a table comes twice", () => {
  const code = script.replace(/^#.*$/gm, "").replace(/'(?:[^']|'')*'/g, "''");
  const open: string[] = [];
  const pairs: Record<string, string> = { ")": "(", "}": "{", "]": "[" };
  for (const character of code) {
    if ("({[".includes(character)) open.push(character);
    const opening = pairs[character];
    if (opening) assertEquals(open.pop(), opening);
  }
  assertEquals(open, []);
  const keys = Array.from(
    script.matchAll(/^ +('--?[\w-]+') = /gm),
    ([, key = ""]) => key.toLowerCase(),
  );
  assert(keys.length > 0);
  assertEquals(new Set(keys).size, keys.length);
});

Deno.test("the completion for powershell doubles a quote and expands nothing", () => {
  const [first] = COMMANDS;
  assert(first);
  const summary = "It's $env:HOME `n $(calc)";
  const quoted = powershell([{ ...first, name: "x", summary }]);
  assert(quoted.includes("'It''s $env:HOME `n $(calc)'"), quoted);
});

/** Values of the verbatim strings of a script. */
function stringsOf(text: string): string[] {
  return Array.from(
    text.matchAll(/'((?:[^']|'')*)'/g),
    ([, value = ""]) => value.replaceAll("''", "'"),
  );
}
