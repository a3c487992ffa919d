import { assert, assertEquals } from "@std/assert";
import { Log } from "../lib/log.ts";

const ENTRY = {
  requestId: "a-1",
  method: "GET",
  route: "listWork",
  status: 200,
  ms: 3,
};

/** A log that keeps what it wrote, and flushes when it is told to. */
function logOf(format: "json" | "pretty" | "off") {
  let text = "";
  let writes = 0;
  const log = new Log({
    format,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
    write: (lines) => {
      text += new TextDecoder().decode(lines);
      writes++;
    },
    soon: () => {},
  });
  return {
    log,
    lines: () => text.split("\n").slice(0, -1),
    writes: () => writes,
  };
}

Deno.test("a request is a line of JSON that says what was answered", () => {
  const { log, lines } = logOf("json");
  log.request(ENTRY);
  log.flush();
  assertEquals(lines().map((line) => JSON.parse(line)), [{
    time: "2026-11-20T12:00:00.000Z",
    level: "info",
    request_id: "a-1",
    method: "GET",
    route: "listWork",
    status: 200,
    ms: 3,
  }]);
});

Deno.test("an error is a line of JSON, however many lines its stack has", () => {
  const { log, lines } = logOf("json");
  log.error(new Error("store\nfailed"));
  log.flush();
  const [line = "", ...more] = lines();
  assertEquals(more, []);
  assertEquals(JSON.parse(line).message, "store\nfailed");
});

Deno.test("many lines make few writes, and none is lost or cut", () => {
  const { log, lines, writes } = logOf("json");
  for (let i = 0; i < 5_000; i++) log.request({ ...ENTRY, ms: i });
  log.error(new Error("é".repeat(100_000)));
  log.flush();
  const read = lines().map((line) => JSON.parse(line));
  assertEquals(read.slice(0, -1).map(({ ms }) => ms), [...Array(5_000).keys()]);
  assertEquals(read.at(-1).message.length, 100_000);
  assert(writes() < 30);
});

Deno.test("LOG_FORMAT=off writes nothing", () => {
  const { log, lines } = logOf("off");
  log.request(ENTRY);
  log.error(new Error("x"));
  log.flush();
  assertEquals(lines(), []);
});
