import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { isHopeless } from "../../../clients/typescript/cli/hopeless.ts";
import { widthOf } from "../../../clients/typescript/cli/terminal/width.ts";
import { ApiConnectionError } from "../../../clients/typescript/mod.ts";
import { type Answer, REFUSING_URL, StandIn } from "../support/stand_in.ts";
import { FakeTiming } from "./fake_timing.ts";
import { runCli, type Surroundings, terminal } from "./run_cli.ts";

const LIMITED: Answer = {
  status: 429,
  json: { code: "rate_limited", error: "Too many requests" },
  headers: { "retry-after": "3" },
};
const STATS: Answer = { json: { active_visitors: 3 } };
const ERASE = "\r\u001b[2K";

/** A command line, with what it showed on standard error, one line after the other. */
async function waited(
  argv: string[],
  answers: Answer[],
  system: Surroundings = {},
) {
  await using standIn = new StandIn(answers);
  const timing = new FakeTiming();
  const surroundings = { baseUrl: standIn.url, timing, ...system };
  const outcome = await runCli(argv, surroundings);
  const arrived = standIn.arrived.length;
  const lines = outcome.stderr.split(ERASE);
  return { ...outcome, waits: timing.waits, lines, arrived };
}

Deno.test("foyer says on a terminal how long it waits and why, and then takes it back", async () => {
  const { lines, stdout, waits } = await waited(["stats"], [LIMITED, STATS], {
    isErrorTerminal: true,
  });
  assertEquals(lines, [
    "",
    "Waiting 3 s: Too many requests (429)",
    "Waiting 2 s: Too many requests (429)",
    "Waiting 1 s: Too many requests (429)",
    "",
  ]);
  assertEquals(waits, [1, 1, 1]);
  assertEquals(JSON.parse(stdout), STATS.json);
});

for (
  const [what, system] of [
    ["that is no terminal", {}],
    ["of a terminal that cannot erase", {
      isErrorTerminal: true,
      env: { TERM: "dumb" },
    }],
  ] as const
) {
  Deno.test(`foyer says nothing of a wait on a standard error ${what}`, async () => {
    await using standIn = new StandIn([LIMITED, STATS]);
    const timing = new FakeTiming();
    const argv = ["stats", "--base-url", standIn.url];
    const { stderr } = await runCli(argv, { timing, ...system });
    assertEquals(stderr, "");
    assertEquals(timing.waits, [3]);
  });
}

Deno.test("foyer says it waits for a lost connection, and for 503", async () => {
  const lost = await waited(["stats"], [{ fault: "close" }, STATS], terminal());
  assertStringIncludes(lost.lines[1] ?? "", "Waiting 1 s: Cannot reach");
  const late = await waited(
    ["stats"],
    [{ status: 503, text: "" }, STATS],
    terminal(),
  );
  assertStringIncludes(late.lines[1] ?? "", "(503)");
});

Deno.test("foyer prints a failure after waits as one line of JSON on an empty line", async () => {
  const { lines, exitCode } = await waited(["stats"], [LIMITED], terminal());
  assertEquals(exitCode, 1);
  const failure = lines.at(-1) ?? "";
  assertEquals(JSON.parse(failure).code, "rate_limited");
  assertEquals(failure.split("\n").length, 2);
});

Deno.test("a wait takes one line of the terminal, whatever the site says, and nothing in it acts there", async () => {
  const error = "\u001b[2J\u202e日本\n".repeat(1000);
  const hostile = { ...LIMITED, json: { code: "rate_limited", error } };
  const { lines } = await waited(["stats"], [hostile, STATS], terminal(40));
  assert(lines.length > 3);
  for (const line of lines) {
    assert(widthOf(line) < 40, line);
    assert(!/[\p{Cc}\u202e]/u.test(line), line);
  }
});

Deno.test("an interruption erases the line of a wait", async () => {
  const interrupt = new AbortController();
  let stderr = "";
  const timing = new FakeTiming({ onSleep: () => interrupt.abort() });
  await using standIn = new StandIn([LIMITED]);
  await runCli(["stats"], {
    baseUrl: standIn.url,
    timing,
    isErrorTerminal: true,
    interrupted: interrupt.signal,
    writeError: (text) => void (stderr += text),
  });
  const [, waiting = "", after] = stderr.split(ERASE);
  assertStringIncludes(waiting, "Waiting 3 s");
  assert(after !== undefined && !after.includes("Waiting"), stderr);
});

Deno.test("foyer does not wait for a site that cannot be reached, unless it is told to try again", async () => {
  const at = async (...argv: string[]) => {
    const timing = new FakeTiming();
    const { exitCode } = await runCli(argv, { timing, baseUrl: REFUSING_URL });
    return { exitCode, waits: timing.waits };
  };
  assertEquals(await at("stats"), { exitCode: 3, waits: [] });
  assertEquals(await at("stats", "--max-retries", "2"), {
    exitCode: 3,
    waits: [1, 2],
  });
});

const CAUSES: [code: string, isHopeless: boolean][] = [
  ["ECONNREFUSED", true],
  ["ENOTFOUND", true],
  ["EAI_AGAIN", true],
  ["EHOSTUNREACH", true],
  ["ENETUNREACH", true],
  ["ConnectionRefused", true],
  ["ECONNRESET", false],
  ["UND_ERR_SOCKET", false],
];

for (const [code, expected] of CAUSES) {
  Deno.test(`a connection that failed with ${code} is ${expected ? "not " : ""}worth another try`, () => {
    const socket = Object.assign(new Error("no connection"), { code });
    const cause = new TypeError("fetch failed", { cause: socket });
    const failure = new ApiConnectionError("No answer", { cause });
    assertEquals(isHopeless(failure, false), expected);
    assertEquals(isHopeless(failure, true), false);
  });
}

const ACCEPTED: Answer = {
  status: 202,
  json: { id: "j1", status: "accepted" },
};
const RESULT = {
  results: [{ operationId: "getStats", status: 200, body: {} }],
};
const DONE: Answer = {
  json: { id: "j1", status: "succeeded", result: RESULT },
};
const WAIT = ["batch", "getStats", "--wait"];

Deno.test("foyer batch --wait makes a job and prints its result", async () => {
  const { stdout, exitCode, stderr, waits, arrived } = await waited(WAIT, [
    ACCEPTED,
    DONE,
  ]);
  assertEquals({ exitCode, stderr, waits, arrived }, {
    exitCode: 0,
    stderr: "",
    waits: [],
    arrived: 2,
  });
  assertEquals(JSON.parse(stdout), RESULT);
});

Deno.test("foyer batch --wait asks again until the job is done, as the site asks or 1, 2, 4 … seconds later", async () => {
  const asking = { ...ACCEPTED, headers: { "retry-after": "7" } };
  const hasty = { ...ACCEPTED, headers: { "retry-after": "0" } };
  const patient = { ...ACCEPTED, headers: { "retry-after": "86400" } };
  const answers = [
    ACCEPTED,
    ACCEPTED,
    asking,
    ACCEPTED,
    hasty,
    patient,
    ACCEPTED,
    DONE,
  ];
  const { stdout, waits } = await waited(WAIT, answers);
  assertEquals(waits, [1, 7, 4, 1, 60, 10]);
  assertEquals(JSON.parse(stdout), RESULT);
});

Deno.test("foyer batch --wait says on a terminal that it waits", async () => {
  const { lines } = await waited(WAIT, [ACCEPTED, ACCEPTED, DONE], terminal());
  assertEquals(lines, ["", "Waiting 1 s: the job runs", ""]);
});

Deno.test("foyer batch --wait fails with exit code 1 where the job fails, and says what it says", async () => {
  const failed = { json: { id: "j1", status: "failed" } };
  const plain = await waited(WAIT, [ACCEPTED, failed]);
  assertEquals([plain.exitCode, plain.stdout], [1, ""]);
  assertEquals(JSON.parse(plain.stderr).code, "unknown");
  const json = { ...failed.json, code: "internal_error", error: "Not today" };
  const telling = await waited(WAIT, [ACCEPTED, { json }]);
  assertEquals(JSON.parse(telling.stderr), {
    code: "internal_error",
    error: "Not today",
  });
  const expired = { status: 410, json: { code: "job_expired", error: "Late" } };
  assertEquals((await waited(WAIT, [ACCEPTED, expired])).exitCode, 1);
});

Deno.test("foyer batch --wait waits for no job that it cannot name", async () => {
  for (const id of [undefined, "", ".", ".."]) {
    const nameless = { status: 202, json: { id, status: "accepted" } };
    const { exitCode, arrived } = await waited(WAIT, [nameless]);
    assertEquals([exitCode, arrived], [1, 1]);
  }
});

Deno.test("foyer batch --wait gives a job up that is not done after the hour for which a site keeps it", async () => {
  const { exitCode, waits } = await waited(WAIT, [ACCEPTED]);
  assertEquals(exitCode, 1);
  const seconds = waits.reduce((sum, wait) => sum + wait, 0);
  assert(seconds >= 3_600 && seconds < 3_620, String(seconds));
});
