import { assert, assertEquals } from "@std/assert";
import { logOf } from "./support/request_log.ts";

Deno.test("an error is a line of JSON, however many lines its stack has", async () => {
  const { log, lines } = logOf("json");
  log.error(new Error("store\nfailed"));
  await log.flush();
  const [line = "", ...more] = lines();
  assertEquals(more, []);
  assertEquals(JSON.parse(line).message, "store\nfailed");
});

Deno.test("of an error 1,000 characters of its message are told, and 4,000 of its stack", async () => {
  for (const more of [0, 1]) {
    const { log, lines } = logOf("json");
    const error = new Error("m".repeat(1_000 + more));
    error.stack = "s".repeat(4_000 + more);
    log.error(error);
    await log.flush();
    const { message, stack } = JSON.parse(lines()[0] ?? "");
    const mark = more ? "…" : "";
    assertEquals(message, "m".repeat(1_000) + mark);
    assertEquals(stack, "s".repeat(4_000) + mark);
  }
});

Deno.test("an error that comes again is counted, and told again in the next minute", async () => {
  const { log, lines, advance } = logOf("json");
  const error = new Error("disk");
  for (let i = 0; i < 999; i++) log.error(error);
  advance(59_999);
  log.error(error);
  advance(1);
  log.error(error);
  await log.flush();
  const read = lines().map((line) => JSON.parse(line));
  assertEquals(
    read.map(({ level, count }) => [level, count]),
    [["error", undefined], ["warn", 999], ["error", undefined]],
  );
});

Deno.test("what many different errors write in a minute is bounded", async () => {
  const { log, lines } = logOf("json");
  for (let i = 0; i < 1_000; i++) {
    const error = new Error(`${i} ${"é".repeat(100_000)}`);
    error.stack = `${error.message}\n${"at a place\n".repeat(10_000)}`;
    log.error(error);
  }
  await log.flush();
  const bytes = new TextEncoder().encode(lines().join("\n")).length;
  assert(bytes < 250_000, `${bytes} bytes`);
  const { level, count } = JSON.parse(lines().at(-1) ?? "");
  // Twenty are told in full, and the others only counted.
  assertEquals([lines().length, level, count], [21, "warn", 980]);
});

for (const format of ["json", "pretty"] as const) {
  Deno.test(`an error in ${format} holds nothing that a terminal obeys, and no line of its own`, async () => {
    const { log, lines } = logOf(format);
    const error = new Error("a\x1b[2J\x9b\u2028\u202e\r\nGET home 200 1 ms");
    error.stack = error.message;
    log.error(error);
    await log.flush();
    assertEquals(lines().filter((line) => line.startsWith("GET")), []);
    // deno-lint-ignore no-control-regex -- these must not be there
    const forbidden = /[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e]/;
    assertEquals(lines().filter((line) => forbidden.test(line)), []);
  });
}
