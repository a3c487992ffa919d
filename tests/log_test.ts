import { assert, assertEquals } from "@std/assert";
import { Log } from "../lib/base/log/log.ts";

const ENTRY = {
  requestId: "a-1",
  method: "GET",
  route: "listWork",
  status: 200,
  ms: 3,
};

/** A log whose lines go where the test wants, when it wants. */
function logOf(
  format: "json" | "pretty" | "off",
  take: () => Promise<void> = () => Promise.resolve(),
) {
  let text = "";
  let writes = 0;
  let now = Date.parse("2026-11-20T12:00:00Z");
  const log = new Log({
    format,
    now: () => now,
    async write(lines) {
      // A copy, because the bytes are used again.
      const written = new TextDecoder().decode(lines);
      await take();
      text += written;
      writes++;
    },
    soon: () => {},
  });
  return {
    log,
    lines: () => text.split("\n").filter((line) => line !== ""),
    writes: () => writes,
    advance: (milliseconds: number) => now += milliseconds,
  };
}

Deno.test("a request is a line of JSON that says what was answered", async () => {
  const { log, lines } = logOf("json");
  log.request(ENTRY);
  await log.flush();
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

Deno.test("the path of a page is in its line", async () => {
  for (const format of ["json", "pretty"] as const) {
    const { log, lines } = logOf(format);
    log.request({ ...ENTRY, path: '/notes/"lamp"' });
    await log.flush();
    const [line = ""] = lines();
    const path = format === "json" ? JSON.parse(line).path : line.split(" ")[1];
    assertEquals(path, '/notes/"lamp"');
  }
});

const START = {
  name: "Odalys",
  version: "1.2.3",
  address: "http://localhost:8123",
  listening: { host: "::1", port: 8123 },
  baseUrl: "https://light.example",
  settings: { RATE_LIMIT: 60 },
};

Deno.test("a start is a line of JSON with version, addresses and settings", async () => {
  const { log, lines } = logOf("json");
  log.started(START);
  await log.flush();
  const { name, address, baseUrl, ...entry } = START;
  const [{ time, level, message, ...said }] = lines().map((line) =>
    JSON.parse(line)
  );
  assertEquals([time, level], ["2026-11-20T12:00:00.000Z", "info"]);
  for (const each of [name, address, baseUrl]) assert(message.includes(each));
  assertEquals(said, { ...entry, base_url: baseUrl });
});

for (const format of ["pretty", "off"] as const) {
  Deno.test(`a start in ${format} says to a person where the site is`, async () => {
    const { log, lines } = logOf(format);
    log.started(START);
    await log.flush();
    const [line = "", ...more] = lines();
    assertEquals([line.includes(START.address), more], [true, []]);
    assert(!line.startsWith("{"));
  });
}

Deno.test("an error is a line of JSON, however many lines its stack has", async () => {
  const { log, lines } = logOf("json");
  log.error(new Error("store\nfailed"));
  await log.flush();
  const [line = "", ...more] = lines();
  assertEquals(more, []);
  assertEquals(JSON.parse(line).message, "store\nfailed");
});

Deno.test("many lines make few writes, and none is lost", async () => {
  const { log, lines, writes } = logOf("json");
  for (let i = 0; i < 5_000; i++) log.request({ ...ENTRY, ms: i });
  await log.flush();
  const read = lines().map((line) => JSON.parse(line));
  assertEquals(read.map(({ ms }) => ms), [...Array(5_000).keys()]);
  assert(writes() < 30);
});

Deno.test("a line is written though there was nothing to write before it", async () => {
  const { log, lines } = logOf("json");
  await log.flush();
  log.request(ENTRY);
  await log.flush();
  log.request(ENTRY);
  await log.flush();
  assertEquals(lines().length, 2);
});

Deno.test("LOG_FORMAT=off writes nothing", async () => {
  const { log, lines } = logOf("off");
  log.request(ENTRY);
  log.error(new Error("x"));
  await log.flush();
  assertEquals(lines(), []);
});

/** A reader who takes nothing until told to. */
function absentReader() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { take: () => promise, comes: () => resolve() };
}

Deno.test("nobody waits for who reads the log, and what is not read is counted", async () => {
  const reader = absentReader();
  const { log, lines } = logOf("json", reader.take);
  const sent = 50_000;
  for (let i = 0; i < sent; i++) log.request({ ...ENTRY, ms: i });
  const flushed = log.flush();
  assertEquals(lines(), []);
  reader.comes();
  await flushed;
  const read = lines().map((line) => JSON.parse(line));
  const requests = read.filter(({ level }) => level === "info");
  assertEquals(requests.map(({ ms }) => ms), [...requests.keys()]);
  const lost = read.filter(({ level }) => level === "warn");
  assertEquals(lost.map(({ count }) => count), [sent - requests.length]);
  const kept = lines().join("").length;
  assert(kept > 950_000 && kept < 1_100_000, `${kept} characters`);
});

Deno.test("lines that cannot be written are counted, and the next ones are written", async () => {
  let isFull = true;
  const { log, lines } = logOf(
    "json",
    () => isFull ? Promise.reject(new Error("disk full")) : Promise.resolve(),
  );
  for (let i = 0; i < 3; i++) {
    log.request(ENTRY);
    await log.flush();
  }
  isFull = false;
  log.request(ENTRY);
  await log.flush();
  const [request, loss, ...more] = lines().map((line) => JSON.parse(line));
  assertEquals([request.level, loss.level, loss.count], ["info", "warn", 3]);
  assertEquals(more, []);
});

Deno.test("a method of any length is a short line", async () => {
  const { log, lines } = logOf("json");
  log.request({ ...ENTRY, method: "A".repeat(60_000) });
  await log.flush();
  const [line = ""] = lines();
  assert(line.length < 250, `${line.length} characters`);
  assertEquals(JSON.parse(line).method, `${"A".repeat(20)}…`);
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

Deno.test("nothing follows the line of a stop", async () => {
  const { log, lines } = logOf("json");
  const error = new Error("again");
  log.error(error);
  log.error(error);
  log.stopped({ reason: "SIGTERM", drained: 0, cutOff: 0, seconds: 2 });
  await log.flush();
  const messages = lines().map((line) => JSON.parse(line).message);
  assertEquals([messages.length, messages.at(-1)], [3, "Stopped"]);
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
