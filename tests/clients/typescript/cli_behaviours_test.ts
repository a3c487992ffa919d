import { assert, assertEquals } from "@std/assert";
import {
  type Arguments,
  assertSent,
  type Behaviour,
  behaviours,
  stage,
} from "../support/behaviours.ts";
import { FakeTiming } from "./fake_timing.ts";
import { runCli } from "./run_cli.ts";

/** The command of an operation, and which argument is a word of its own. */
const COMMANDS: Record<
  string,
  { name: string[]; operand?: keyof Arguments }
> = {
  listWork: { name: ["work"] },
  getStats: { name: ["stats"] },
  getContributions: { name: ["contributions"] },
  chatHealth: { name: ["npc", "health"] },
  getJob: { name: ["job"], operand: "id" },
  track: { name: ["track"], operand: "event" },
  ask: { name: ["ask"], operand: "query" },
  avatar: { name: ["avatar"], operand: "figure" },
  manifest: { name: ["manifest"] },
};

// The rows of the table that a command line can say: it has no abort, no
// maxRetryDelay, no ids in a batch and no half of a list.
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
    const outcome = await runCli(args, { timing });
    const { exitCode, stdout, stderr, bytes } = outcome;

    assertEquals(timing.waits, row.waits ?? []);
    assertSent(row, standIn.arrived);
    const { error } = row.expected;
    if (!error) {
      assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
      if (row.call.operation === "avatar") {
        const base64 = btoa(String.fromCharCode(...bytes));
        assertEquals(base64, Object(row.expected.value).bytes);
      } else assertEquals(JSON.parse(stdout), documentOf(row));
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

Deno.test("foyer: every operation of the table has a command", () => {
  const operationsOf = (some: Behaviour[]) =>
    new Set(some.map(({ call }) => call.operation));
  const operations = operationsOf(rows.map(({ row }) => row));
  assertEquals(operations, operationsOf(behaviours));
  assert(rows.length > behaviours.length / 2);
});

function documentOf({ call, expected }: Behaviour): unknown {
  if (call.operation !== "roles") return expected.value;
  return { roles: expected.value, next_cursor: null };
}

/** The command line of a row; null where there is none. */
function argvOf(row: Behaviour): string[] | null {
  const { abort, take, refused, options = {} } = row;
  if (abort || take || options.maxRetryDelay !== undefined) return null;
  const words = wordsOf(row);
  // A site that refuses is tried again where the command line says so.
  const maxRetries = options.maxRetries ?? (refused ? 2 : undefined);
  return words && [
    ...flag("--max-retries", maxRetries),
    ...flag("--timeout", options.timeout),
    ...words,
  ];
}

function wordsOf({ call }: Behaviour): string[] | null {
  const { operation, arguments: given = {} } = call;
  switch (operation) {
    case "roles":
      return ["work", "--all", ...flagsOf(given)];
    case "chat":
      return chatWords(given);
    case "runBatch":
      return batchWords(given);
    case "submitBatch":
      return batchWords(given)?.concat("--async") ?? null;
    default: {
      const { name, operand } = COMMANDS[operation] ?? {};
      if (!name) throw new Error(`No command for ${operation}`);
      const options = Object.entries(given).filter(([key]) => key !== operand);
      return [
        ...name,
        ...operand ? [String(given[operand])] : [],
        ...flagsOf(Object.fromEntries(options)),
      ];
    }
  }
}

function chatWords({ npcId = "", message = "", context }: Arguments) {
  return ["npc", "chat", npcId, message, ...flagsOf({ ...context })];
}

function batchWords({ requests = [] }: Arguments): string[] | null {
  const isSayable = requests.length > 0 && !requests.some(({ id }) => id);
  return isSayable
    ? ["batch", ...requests.map(({ operationId }) => operationId)]
    : null;
}

/** Arguments as options of the same name. */
function flagsOf(given: object): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const words = name.replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    return flag(`--${words.replaceAll("_", "-")}`, value);
  });
}

function flag(name: string, value: unknown): string[] {
  return value === undefined ? [] : [name, String(value)];
}
