import { assertEquals, assertMatch } from "@std/assert";
import { progressOn } from "../../tools/build/progress.ts";

/** Runs a build of so many seconds, and returns its output. */
async function saidBy(seconds: number, isTerminal: boolean): Promise<string> {
  let [now, said] = [0, ""];
  const decoder = new TextDecoder();
  const outlet = {
    isTerminal: () => isTerminal,
    writeSync(bytes: Uint8Array) {
      said += decoder.decode(bytes);
      return bytes.length;
    },
  };
  const progress = progressOn(outlet, () => now);
  await progress.phase("words", () => {
    now += seconds * 1_000;
    return Promise.resolve();
  });
  await progress.end();
  return said;
}

Deno.test("a build of more than two seconds says what took them, and ends with seconds, files, bytes and memory", async () => {
  const lines = (await saidBy(3, false)).trimEnd().split("\n");
  assertEquals(lines.length, 2);
  assertMatch(lines[0] ?? "", /words.* 3\.0 s$/);
  assertMatch(lines[1] ?? "", / 3\.0 s: \d+ files, \d+ MB; .* \d+ MB$/);
  assertEquals(await saidBy(1, false), "");
});

Deno.test("on a terminal one line changes", async () => {
  const said = await saidBy(1, true);
  assertEquals(said.includes("\n"), false);
  assertMatch(said, /\r.*words.*\r/);
});
