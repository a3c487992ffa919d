import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { type Answer, StandIn } from "../support/stand_in.ts";
import { FakeTiming } from "./fake_timing.ts";
import { runCli, type Surroundings, terminal, uncoloured } from "./run_cli.ts";

const HEALTH: Answer = {
  json: {
    status: "ok",
    npcs: [{ id: "archivist", name: "Wren", role: "Archivist" }],
  },
};

function reply(text: string, action: unknown = null): Answer {
  const messages = [{ text }];
  return { json: { npc_id: "archivist", messages, action, source: "builtin" } };
}

/** A conversation, with the messages that arrived. */
async function talked(
  argv: string[],
  answers: Answer[],
  system: Surroundings = {},
) {
  await using standIn = new StandIn(answers);
  const timing = new FakeTiming();
  const outcome = await runCli(["chat", ...argv], {
    baseUrl: standIn.url,
    timing,
    ...system,
  });
  const bodies = standIn.arrived.filter(({ method }) => method === "POST")
    .map(({ body }) => JSON.parse(body));
  return { ...outcome, bodies };
}

const TYPED = { ...terminal(), isInputTerminal: true };

Deno.test("foyer chat on a terminal shows who says what, and /quit ends it with 0", async () => {
  const lines = ["Where?", "", "  /quit "];
  const { stdout, exitCode, stderr, bodies } = await talked(
    ["archivist"],
    [HEALTH, reply("At Acme.")],
    { ...TYPED, lines },
  );
  assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
  const [first = "", ...rest] = uncoloured(stdout).split("\n");
  assertStringIncludes(first, "Wren");
  assertEquals(rest, ["Wren: At Acme.", ""]);
  assertEquals(bodies, [{ npcId: "archivist", message: "Where?" }]);
});

Deno.test("foyer chat ends with 0 and a whole line at the end of what is typed", async () => {
  const { exitCode, stdout } = await talked(["archivist"], [HEALTH], TYPED);
  assertEquals(exitCode, 0);
  assert(stdout.endsWith("\n\n"), stdout);
});

Deno.test("foyer chat sends the page along that is spoken of: --page, then the one that was opened", async () => {
  const action = { type: "open_page", target: "/about" };
  const answers = [
    reply("There.", action),
    reply("Yes."),
    reply("No.", { ...action, target: "https://b.example" }),
    reply("So."),
  ];
  const { bodies } = await talked(["archivist", "--page", "/"], answers, {
    lines: ["a", "b", "c", "d"],
  });
  assertEquals(
    bodies.map(({ context }) => context?.page),
    ["/", "/about", "/about", "/about"],
  );
});

Deno.test("foyer chat says what failed and offers the text again", async () => {
  const failed = {
    status: 503,
    json: { code: "not_configured", error: "Off duty" },
  };
  const { asked, stderr, exitCode, bodies } = await talked(
    ["archivist"],
    [HEALTH, failed, reply("Back.")],
    { ...TYPED, lines: [" Where? ", "Where then?"] },
  );
  assertEquals(stderr, "Off duty\n");
  assertEquals(asked.map(({ draft }) => draft), ["", "Where?", ""]);
  assertEquals(bodies.length, 2);
  assertEquals(exitCode, 0);
});

Deno.test("foyer chat goes on after a 429 that it waited for in vain", async () => {
  const limited = {
    status: 429,
    json: { code: "rate_limited", error: "Too many requests" },
    headers: { "retry-after": "3600" },
  };
  const { asked, stderr } = await talked(
    ["archivist"],
    [HEALTH, limited, reply("Back.")],
    { ...TYPED, lines: ["Where?", "Where?"] },
  );
  assertMatch(stderr, /^Too many requests .*3600 s.*\n$/);
  assertEquals(asked.length, 3);
});

Deno.test("foyer chat refuses on a terminal whom nobody knows, and names who is there", async () => {
  const far = await talked(["nobody"], [HEALTH], TYPED);
  assertEquals([far.exitCode, far.stdout], [2, ""]);
  assertStringIncludes(JSON.parse(far.stderr).hint, "archivist");
  const near = await talked(["archivits"], [HEALTH], TYPED);
  assertStringIncludes(JSON.parse(near.stderr).hint, "archivist");
});

Deno.test("foyer chat without a terminal takes each line as a message and answers each in a line of JSON", async () => {
  const { stdout, exitCode, stderr, bodies, asked } = await talked(
    ["archivist"],
    [reply("One."), reply("Two.")],
    { lines: ["Hello", "/quit"] },
  );
  assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
  const answers = stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  assertEquals(answers.map(({ messages }) => messages[0].text), [
    "One.",
    "Two.",
  ]);
  assertEquals(bodies.map(({ message }) => message), ["Hello", "/quit"]);
  assertEquals(asked.map(({ prompt }) => prompt), ["", "", ""]);
});

Deno.test("foyer chat without a terminal goes on after a failure, and its exit code is that of the worst", async () => {
  const empty = {
    status: 400,
    json: { code: "empty_message", error: "Nothing said" },
  };
  const { stdout, stderr, exitCode } = await talked(
    ["archivist"],
    [reply("One."), { fault: "close" }, empty, reply("Four.")],
    { lines: ["a", "b", "", "d"] },
  );
  assertEquals(exitCode, 3);
  assertEquals(stdout.trimEnd().split("\n").length, 2);
  const failures = stderr.trimEnd().split("\n").map((line) => JSON.parse(line));
  assertEquals(failures.map(({ code }) => code), [
    "connection_error",
    "empty_message",
  ]);
});

Deno.test("nothing that anybody in the room says acts on a terminal", async () => {
  const hostile = "\u001b[2J\u202e\u0007".repeat(500);
  const npcs = [{ id: "archivist", name: hostile }];
  const { stdout, stderr } = await talked(
    ["archivist"],
    [
      { json: { npcs } },
      reply(hostile, { type: hostile, target: hostile }),
      { status: 500, json: { code: hostile, error: hostile, hint: hostile } },
    ],
    { ...TYPED, lines: ["a", "b"] },
  );
  const text = uncoloured(stdout + stderr).replaceAll("\n", "");
  assert(!/[\p{Cc}\u202e]/u.test(text), JSON.stringify(text.slice(0, 300)));
  assert(text.length < 20_000, String(text.length));
});
