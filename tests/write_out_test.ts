import { assertEquals } from "@std/assert";
import { writeOut } from "../runtime/write_out.ts";

/** Both ways out, of which the first takes three bytes at a time. */
function outlets() {
  const taken: number[] = [];
  const lines: string[] = [];
  return {
    lines,
    text: () => new TextDecoder().decode(new Uint8Array(taken)),
    stdout: {
      write(bytes: Uint8Array) {
        taken.push(...bytes.subarray(0, 3));
        return Promise.resolve(Math.min(3, bytes.length));
      },
    },
    console: { log: (line: string) => void lines.push(line) },
  };
}

const BYTES = new TextEncoder().encode('{"a":"é"}\n{"b":1}\n');

Deno.test("on a platform that collects logs each line goes to the console, by itself", async () => {
  const { text, lines, ...out } = outlets();
  await writeOut(out, true)(BYTES);
  assertEquals([lines, text()], [['{"a":"é"}', '{"b":1}'], ""]);
});

Deno.test("elsewhere the log is written to standard output, to its last byte", async () => {
  const { text, lines, ...out } = outlets();
  await writeOut(out, false)(BYTES);
  assertEquals([lines, text()], [[], new TextDecoder().decode(BYTES)]);
});
