import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { Foyer } from "../../../clients/typescript/mod.ts";
import { VERSION } from "../../../clients/typescript/version.ts";
import { StandIn } from "../support/stand_in.ts";
import { runCli } from "./run_cli.ts";

const WRONG: [what: string, argv: string[], hint?: string][] = [
  ["options without a command", ["--pretty"], "Use one of: work"],
  ["an unknown command", ["frobnicate"], "Use one of: work"],
  ["a command with a letter missing", ["stat"], "Did you mean foyer stats?"],
  ["a command with letters swapped", ["wokr"], "Did you mean foyer work?"],
  ["half a command", ["npc"], "npc chat, npc health"],
  ["a second word that is near", ["npc", "helth"], "foyer npc health?"],
  ["an unknown option", ["stats", "--frobnicate"], "foyer --help lists"],
  ["an option that is near", ["work", "--limt", "3"], "Did you mean --limit?"],
  ["a short option", ["stats", "-x"]],
  ["an option of another command", ["stats", "--limit", "3"], "stats --help"],
  ["an option before a command that has none", ["--all", "stats"]],
  ["a limit that is no number", ["work", "--limit", "many"]],
  ["a limit below 0", ["work", "--limit", "-1"]],
  ["an empty limit", ["work", "--limit="]],
  ["an option without its value", ["work", "--limit"]],
  ["an option where a value should be", ["work", "--cursor", "--all"]],
  ["a value for an option that takes none", ["work", "--all=yes"]],
  ["a time limit of 0", ["stats", "--timeout", "0"]],
  ["a time limit that is no number", ["stats", "--timeout", "soon"]],
  ["half a retry", ["stats", "--max-retries", "1.5"]],
  ["an address that is none", ["stats", "--base-url", "here"]],
  ["an address of another scheme", ["stats", "--base-url", "ftp://a.example"]],
  ["an address with a query", ["stats", "--base-url", "http://a.example?b"]],
  ["a message too few", ["npc", "chat", "barista"], "Usage: foyer npc chat"],
  ["a message in two words", ["npc", "chat", "barista", "a", "b"], "Usage:"],
  ["a batch of nothing", ["batch"], "Usage: foyer batch <operationId>…"],
  ["no job id", ["job"], "Usage: foyer job <id>"],
  ["a job id that is a way up", ["job", ".."]],
  ["an empty job id", ["job", ""]],
  ["a word too many", ["stats", "now"], "Usage: foyer stats"],
  ["a batch that is and is not waited for", [
    "batch",
    "x",
    "--wait",
    "--async",
  ]],
  ["a question in two words", ["ask", "who", "now"], "Usage: foyer ask"],
  ["an event that is none", ["track", "hired"], "Use one of: hire_opened"],
  ["a key with a line in it", [
    "track",
    "hire_opened",
    "--idempotency-key",
    "a\nb",
  ]],
  ["a key in another script", [
    "track",
    "hire_opened",
    "--idempotency-key",
    "clé",
  ]],
  ["a truth that is none", ["track", "hire_opened", "--deep-linked", "yes"]],
  ["a size that is none", ["avatar", "hd-180-1", "--size", "xl"]],
  ["a face that is none", ["avatar", "hd-180-1", "--gesture", "constructor"]],
  ["a direction that is no number", [
    "avatar",
    "hd-180-1",
    "--direction",
    "up",
  ]],
  ["a file without a name", ["avatar", "hd-180-1", "-o", ""]],
  ["a file that is a pipe", ["avatar", "hd-180-1", "-o", "-"]],
  ["a theme that is none", ["manifest", "--theme", "sepia"]],
  [
    "a table of what prints no JSON by name",
    ["man", "--fields", "a"],
    "man --help",
  ],
  ["an empty list of fields", ["stats", "--fields", ""]],
  ["a hole in a list of fields", ["stats", "--fields", "as_of,,"]],
  ["help on nothing known", ["help", "frobnicate"], "environment"],
  [
    "help on what is near a topic",
    ["help", "enviroment"],
    "foyer help environment?",
  ],
  [
    "help on what is near a command",
    ["help", "npc", "caht"],
    "foyer help npc chat?",
  ],
  ["help on an unknown command", ["stast", "--help"], "foyer help stats?"],
  ["all from a cursor", ["work", "--all", "--cursor", "a"]],
  [
    "an unknown shell",
    ["completion", "nushell"],
    "Use one of: bash, zsh, fish",
  ],
  ["a shell that is near", ["completion", "bahs"], "Did you mean bash?"],
  ["a shell with the name of a method", ["completion", "constructor"]],
];

for (const [what, argv, hint = ""] of WRONG) {
  Deno.test(`foyer refuses ${what} with usage_error, a hint and exit code 2`, async () => {
    const { exitCode, stdout, stderr } = await runCli(argv);
    assertEquals({ exitCode, stdout }, { exitCode: 2, stdout: "" });
    assertEquals(stderr.split("\n").length, 2);
    const failure = JSON.parse(stderr);
    assertEquals(failure.code, "usage_error");
    assert(failure.hint, "Give the UsageError a hint: how to fix the command");
    assertStringIncludes(failure.hint, hint);
  });
}

Deno.test("foyer refuses a FOYER_BASE_URL that is no address and names it", async () => {
  const outcome = await runCli(["stats"], { baseUrl: "here" });
  assertEquals(outcome.exitCode, 2);
  assertStringIncludes(JSON.parse(outcome.stderr).error, "FOYER_BASE_URL");
});

Deno.test("foyer prints no password of an address that it refuses", async () => {
  const address = "http://somebody:secret@a.example";
  for (
    const outcome of [
      await runCli(["stats"], { baseUrl: address }),
      await runCli(["stats", "--base-url", address]),
    ]
  ) {
    assertEquals(outcome.exitCode, 2);
    assert(!/somebody|secret/.test(outcome.stderr), outcome.stderr);
    assertStringIncludes(outcome.stderr, "a.example");
  }
  const { message } = assertThrows(() => new Foyer({ baseUrl: address }));
  assert(!/somebody|secret/.test(message), message);
});

Deno.test("foyer --version prints the version", async () => {
  const { exitCode, stdout } = await runCli(["--version"]);
  assertEquals({ exitCode, stdout }, { exitCode: 0, stdout: `${VERSION}\n` });
});

const REPLY = { npc_id: "barista", messages: [], action: null, source: "a" };

const SAYINGS: [what: string, argv: string[], message: string][] = [
  ["words after --", ["npc", "chat", "barista", "--", "--help"], "--help"],
  ["-- before all words", ["--", "npc", "chat", "barista", "-x"], "-x"],
  ["- as standard input", ["npc", "chat", "barista", "-"], "Zeile\n二"],
  [
    "options between words",
    ["npc", "--timeout", "5", "chat", "--pretty", "barista", "a"],
    "a",
  ],
  ["an empty message", ["npc", "chat", "barista", ""], ""],
];

for (const [what, argv, message] of SAYINGS) {
  Deno.test(`foyer takes ${what}`, async () => {
    await using standIn = new StandIn([{ json: REPLY }]);
    const { exitCode, stderr } = await runCli(argv, {
      baseUrl: standIn.url,
      readIn: () => Promise.resolve("Zeile\n二\r\n"),
    });
    assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
    const body = JSON.parse(standIn.arrived[0]?.body ?? "");
    assertEquals(body, { npcId: "barista", message });
  });
}

Deno.test("foyer --base-url goes before FOYER_BASE_URL", async () => {
  await using standIn = new StandIn([{ json: {} }]);
  const system = { baseUrl: "http://127.0.0.1:9" };
  const argv = ["stats", `--base-url=${standIn.url}`];
  assertEquals((await runCli(argv, system)).exitCode, 0);
});

Deno.test("foyer indents on a terminal and with --pretty, else prints one line", async () => {
  await using standIn = new StandIn([{ json: { a: [1] } }]);
  const indented = '{\n  "a": [\n    1\n  ]\n}\n';
  const line = '{"a":[1]}\n';
  const cases: [string[], boolean, string][] = [
    [[], false, line],
    [[], true, indented],
    [["--pretty"], false, indented],
    [["--no-pretty"], true, line],
    [["--pretty", "--no-pretty"], true, line],
  ];
  for (const [flags, isTerminal, expected] of cases) {
    const system = { baseUrl: standIn.url, isTerminal };
    const { stdout } = await runCli(["stats", ...flags], system);
    assertEquals(stdout, expected);
  }
});

Deno.test("foyer escapes characters that a terminal would act on", async () => {
  const text = "\u001b[2J\u009b2J\u007f\u2028\u202e\u2066é";
  await using standIn = new StandIn([{ json: { text } }]);
  const { stdout } = await runCli(["stats"], { baseUrl: standIn.url });
  assertEquals(
    stdout,
    '{"text":"\\u001b[2J\\u009b2J\\u007f\\u2028\\u202e\\u2066é"}\n',
  );
  assertEquals(JSON.parse(stdout), { text });
});

Deno.test("foyer says how long to wait where it does not wait", async () => {
  const json = { code: "rate_limited", error: "Too many requests" };
  const headers = { "retry-after": "3600" };
  await using standIn = new StandIn([{ status: 429, json, headers }]);
  const { stderr } = await runCli(["stats"], { baseUrl: standIn.url });
  const { hint, ...told } = JSON.parse(stderr);
  assertEquals(told, json);
  assertStringIncludes(hint, "3600 s");
});
