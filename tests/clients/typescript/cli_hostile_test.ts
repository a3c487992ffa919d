import { assert, assertEquals } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { type Answer, StandIn } from "../support/stand_in.ts";
import { runCli, terminal, uncoloured } from "./run_cli.ts";

const HOSTILE = [
  "\u001b]0;owned\u0007\u001b[2J\u001b[?1049h\u009b31m\u0000\u007f\u0085",
  "\u202e\u202a\u202d\u2066\u2067\u2069\u2028\r\n\b",
].join("").repeat(700);

/** Whatever a site answers: no one of these is what the API has. */
const ANSWERS: [what: string, json: unknown][] = [
  ["20 KB of sequences in every place", {
    ...Object.fromEntries(
      ["roles", "npcs", "results", "messages", "days"].map((name) => [
        name,
        [
          {
            company: HOSTILE,
            name: HOSTILE,
            description: HOSTILE,
            text: HOSTILE,
            date: HOSTILE,
          },
          HOSTILE,
          null,
        ],
      ]),
    ),
    result: {
      results: [{ operationId: HOSTILE, body: { [HOSTILE]: HOSTILE } }],
    },
    [HOSTILE]: HOSTILE,
    npc_id: HOSTILE,
    hint: HOSTILE,
    action: { type: HOSTILE, target: HOSTILE },
    accepted: HOSTILE,
  }],
  ["nothing", null],
  ["a text", HOSTILE],
  ["a list of lists", [[], [[HOSTILE]]]],
  [
    "members of prototypes",
    JSON.parse(
      '{"__proto__":{"roles":[1]},"constructor":"a","roles":{"length":9}}',
    ),
  ],
  ["20,000 columns", {
    roles: [
      Object.fromEntries(
        Array.from({ length: 20_000 }, (_, i) => [`c${i}`, i]),
      ),
    ],
  }],
  ["one character of 100,000 marks", {
    roles: [{ company: `a${"\u0301".repeat(100_000)}` }],
  }],
];

/** Enough of a command line for each command that prints JSON. */
const LINES = COMMANDS.filter(({ answer }) => answer)
  .map(({ name, operands, choices = ["a"] }) => [
    ...name.split(" "),
    ...operands.flatMap(() => choices.slice(0, 1)),
  ]);

for (const [what, json] of ANSWERS) {
  Deno.test(`foyer --table lets ${what} do nothing to a terminal`, async () => {
    await using standIn = new StandIn([{ json }] satisfies Answer[]);
    for (const line of LINES) {
      for (const system of [terminal(60), {}]) {
        const argv = [...line, "--table", "--base-url", standIn.url];
        const { exitCode, stdout, stderr } = await runCli(argv, system);
        assertEquals(
          { exitCode, stderr },
          { exitCode: 0, stderr: "" },
          line.join(" "),
        );
        const lines = uncoloured(stdout).split("\n");
        const text = lines.join("").replaceAll(system.columns ? "" : "\t", "");
        const [acting] = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.exec(text) ?? [];
        assertEquals(acting, undefined, line.join(" "));
        const longest = lines.reduce(
          (most, each) => Math.max(most, each.length),
          0,
        );
        if (system.columns) assert(longest < 4_000, line.join(" "));
      }
    }
  });
}

Deno.test("foyer --table shows 150,000 members, a line each", async () => {
  const names = Array.from({ length: 150_000 }, (_, i) => `m${i}`);
  const json = Object.fromEntries(names.map((name) => [name, 1]));
  await using standIn = new StandIn([{ json }]);
  const argv = ["manifest", "--table", "--base-url", standIn.url];
  const { stdout } = await runCli(argv, terminal(60));
  assertEquals(stdout.trimEnd().split("\n").length, names.length);
});

Deno.test("foyer reads no more than 4 MiB of an answer, once", async () => {
  await using standIn = new StandIn([{ text: "[1,\n", times: 2_000_000 }]);
  const { exitCode, stdout, stderr } = await runCli(["stats"], {
    baseUrl: standIn.url,
  });
  assertEquals({ exitCode, stdout }, { exitCode: 1, stdout: "" });
  assertEquals(JSON.parse(stderr).code, "unknown");
  assertEquals(standIn.arrived.length, 1);
});

Deno.test("foyer work --all ends where a site never does", async () => {
  const roles = Array(6_000).fill({ slug: "a" });
  await using standIn = new StandIn([
    { json: { roles, next_cursor: "a" } },
    { json: { roles, next_cursor: "b" } },
    { json: { roles, next_cursor: "c" } },
  ]);
  const { exitCode, stdout } = await runCli(["work", "--all"], {
    baseUrl: standIn.url,
  });
  assertEquals({ exitCode, stdout }, { exitCode: 1, stdout: "" });
  assertEquals(standIn.arrived.length, 2);
});
