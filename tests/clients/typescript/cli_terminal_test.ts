import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { type Answer, StandIn } from "../support/stand_in.ts";
import { makePng } from "./make_png.ts";
import { uncoloured } from "./run_cli.ts";

const CLI = new URL("../../../clients/typescript/cli.ts", import.meta.url);
const STATS = { active_visitors: 3, as_of: "2026-11-20T12:00:00Z" };
const LIMITED: Answer = {
  status: 429,
  json: { code: "rate_limited", error: "Too many requests" },
  headers: { "retry-after": "30" },
};
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

interface Session {
  answers?: Answer[];
  env?: Record<string, string>;
  columns?: number;
  /** Types `text` after the terminal shows `after`. In sequence. */
  typed?: { after: string; text: string }[];
}

/** Runs the program on a pseudo-terminal; resolves to what that was sent. */
async function onTerminal(
  argv: string[],
  { answers = [{ json: STATS }], env, columns = 80, typed = [] }: Session = {},
): Promise<{ shown: string; code: number }> {
  await using standIn = new StandIn(answers);
  const program = [Deno.execPath(), "run", "--no-check", "-A", CLI.pathname];
  const command = `stty cols ${columns} && ${[...program, ...argv].join(" ")}`;
  const child = new Deno.Command("script", {
    args: ["-qec", command, "/dev/null"],
    // Overrides a NO_COLOR of the shell that runs the tests.
    env: {
      TERM: "xterm-256color",
      LC_ALL: "C.UTF-8",
      NO_COLOR: "",
      FOYER_BASE_URL: standIn.url,
      ...env,
    },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const keys = child.stdin.getWriter();
  let shown = "";
  let seen = 0;
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    shown += text;
    const [next] = typed;
    const found = next ? shown.indexOf(next.after, seen) : -1;
    if (!next || found < 0) continue;
    typed = typed.slice(1);
    seen = found + next.after.length;
    await keys.write(new TextEncoder().encode(next.text));
  }
  const { code } = await child.status;
  await keys.close().catch(() => {});
  assertEquals(typed, [], shown);
  return { shown: shown.replaceAll("\r\n", "\n"), code };
}

Deno.test("foyer indents on a terminal, without colour", async () => {
  for (const name of ["FORCE_COLOR", "NO_COLOR"]) {
    const { shown } = await onTerminal(["stats"], { env: { [name]: "1" } });
    assertEquals(shown, `${JSON.stringify(STATS, null, 2)}\n`);
  }
});

Deno.test("foyer --no-pretty prints one line on a terminal", async () => {
  const { shown } = await onTerminal(["stats", "--no-pretty"]);
  assertEquals(shown, `${JSON.stringify(STATS)}\n`);
});

Deno.test("foyer --table has colours on a terminal, and none with NO_COLOR", async () => {
  const table = "active_visitors  3\nas_of            2026-11-20T12:00:00Z\n";
  const { shown } = await onTerminal(["stats", "--table"]);
  assert(shown !== table);
  assertEquals(uncoloured(shown), table);
  const plain = await onTerminal(["stats", "--table"], {
    env: { NO_COLOR: "1" },
  });
  assertEquals(plain.shown, table);
});

Deno.test("foyer --table is as wide as the terminal is", async () => {
  const { shown } = await onTerminal(["stats", "--table"], { columns: 30 });
  assertEquals(
    uncoloured(shown),
    "active_visitors  3\nas_of            2026-11-20T12\n                 :00:00Z\n",
  );
});

Deno.test("foyer avatar draws on a terminal", async () => {
  const headers = { "content-type": "image/png" };
  const answers = [{ base64: makePng().toBase64(), headers }];
  const env = { COLORTERM: "truecolor" };
  const { shown, code } = await onTerminal(["avatar", "x"], { answers, env });
  assertEquals(code, 0);
  assertEquals(shown, "\u001b[0m\u001b[38;2;255;0;0m▀\u001b[0m\n");
});

Deno.test("Ctrl-C while foyer waits takes the line back and ends it with 130", async () => {
  const { shown, code } = await onTerminal(["stats"], {
    answers: [LIMITED],
    typed: [{ after: "Waiting 30 s", text: CTRL_C }],
  });
  assertEquals(code, 130);
  assert(shown.endsWith("\r\u001b[2K"), JSON.stringify(shown));
});

const HEALTH = { npcs: [{ id: "barista", name: "Bo", role: "Barista" }] };
const REPLY = {
  npc_id: "barista",
  messages: [{ text: "Hi there" }],
  action: null,
};

Deno.test("foyer chat is a conversation on a terminal, which Ctrl-D ends with 0", async () => {
  const { shown, code } = await onTerminal(["chat", "barista"], {
    answers: [{ json: HEALTH }, { json: REPLY }],
    typed: [{ after: "> ", text: "Hello\r" }, { after: "there", text: CTRL_D }],
  });
  assertEquals(code, 0);
  assertStringIncludes(shown, "Bo is here.");
  assertStringIncludes(shown, "> ");
  assertStringIncludes(uncoloured(shown), "Bo: Hi there\n");
});

Deno.test("Ctrl-C ends a conversation with 130", async () => {
  const { code } = await onTerminal(["chat", "barista"], {
    answers: [{ json: HEALTH }],
    typed: [{ after: "> ", text: CTRL_C }],
  });
  assertEquals(code, 130);
});
