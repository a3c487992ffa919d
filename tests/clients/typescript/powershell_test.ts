import { assertEquals } from "@std/assert";
import { runCli } from "./run_cli.ts";

// Nothing here runs PowerShell: its script is read as the language defines it.

Deno.test("the completion for powershell is printed, with every bracket and string closed", async () => {
  const { exitCode, stdout } = await runCli(["completion", "powershell"]);
  assertEquals(exitCode, 0);
  const code = stdout.replace(/^#.*$/gm, "").replace(/'(?:[^']|'')*'/g, "''");
  const open: string[] = [];
  const pairs: Record<string, string> = { ")": "(", "}": "{", "]": "[" };
  for (const character of code) {
    if ("({[".includes(character)) open.push(character);
    const opening = pairs[character];
    if (opening) assertEquals(open.pop(), opening);
  }
  assertEquals(open, []);
});
