import { assert, assertEquals } from "@std/assert";
import { ENTRY, logOf } from "./support/request_log.ts";

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
