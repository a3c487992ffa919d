import { assert, assertEquals } from "@std/assert";
import {
  assertSent,
  type Behaviour,
  behaviours,
  stage,
} from "../support/behaviours.ts";
import { FakeTiming } from "./fake_timing.ts";
import { runCli } from "./run_cli.ts";

/** Calls of the library that no command makes. */
const NO_COMMAND = ["track", "ask", "avatar", "manifest"];

// The rows of the table that a command line can say: it has no abort, no
// maxRetryDelay, no context, no ids in a batch and no half of a list.
const rows = behaviours.flatMap((row) => {
  const argv = argvOf(row);
  return argv ? [{ row, argv }] : [];
});

for (const { row, argv } of rows) {
  Deno.test(`foyer: ${row.name}`, async () => {
    const { standIn, baseUrl } = stage(row);
    await using _ = standIn;
    const timing = new FakeTiming(row);
    const args = ["--base-url", baseUrl, ...argv];
    const { exitCode, stdout, stderr } = await runCli(args, { timing });

    assertEquals(timing.waits, row.waits ?? []);
    assertSent(row, standIn.arrived);
    const { error } = row.expected;
    if (!error) {
      assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
      assertEquals(JSON.parse(stdout), documentOf(row));
      return;
    }
    assertEquals(stdout, "");
    assertEquals(stderr.trimEnd().split("\n").length, 1, stderr);
    const failure = JSON.parse(stderr);
    const isApi = error.type === "ApiError";
    assertEquals(exitCode, isApi ? 1 : 3);
    assertEquals(failure.code, isApi ? error.code : "connection_error");
    assertEquals(typeof failure.error, "string");
    if (error.message) assertEquals(failure.error, error.message);
    if (error.hint) assertEquals(failure.hint, error.hint);
  });
}

Deno.test("foyer: most of the table can be said on a command line", () => {
  const operationsOf = (some: Behaviour[]) =>
    new Set(some.map(({ call }) => call.operation));
  assertEquals(
    operationsOf(rows.map(({ row }) => row)),
    operationsOf(behaviours).difference(new Set(NO_COMMAND)),
  );
  assert(rows.length > behaviours.length / 2);
});

function documentOf({ call, expected }: Behaviour): unknown {
  if (call.operation !== "roles") return expected.value;
  return { roles: expected.value, next_cursor: null };
}

/** The command line of a row; null where there is none. */
function argvOf(row: Behaviour): string[] | null {
  const { abort, take, options = {} } = row;
  if (abort || take || options.maxRetryDelay !== undefined) return null;
  const words = wordsOf(row);
  return words && [
    ...flag("--max-retries", options.maxRetries),
    ...flag("--timeout", options.timeout),
    ...words,
  ];
}

function wordsOf({ call }: Behaviour): string[] | null {
  const {
    limit,
    cursor,
    npcId = "",
    message = "",
    context,
    requests = [],
    id,
  } = call.arguments ?? {};
  switch (call.operation) {
    case "listWork":
      return ["work", ...flag("--limit", limit), ...flag("--cursor", cursor)];
    case "roles":
      return ["work", "--all", ...flag("--limit", limit)];
    case "getStats":
      return ["stats"];
    case "getContributions":
      return ["contributions"];
    case "chatHealth":
      return ["npc", "health"];
    case "chat":
      return context ? null : ["npc", "chat", npcId, message];
    case "getJob":
      return ["job", id ?? ""];
    case "runBatch":
    case "submitBatch": {
      if (requests.length === 0 || requests.some((each) => each.id)) {
        return null;
      }
      const names = requests.map(({ operationId }) => operationId);
      const isAsync = call.operation === "submitBatch";
      return ["batch", ...names, ...isAsync ? ["--async"] : []];
    }
    default:
      return null;
  }
}

function flag(name: string, value: unknown): string[] {
  return value === undefined ? [] : [name, String(value)];
}
