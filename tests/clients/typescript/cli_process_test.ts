import { assert, assertEquals, assertMatch } from "@std/assert";
import { type Answer, REFUSING_URL, StandIn } from "../support/stand_in.ts";

const CLI = new URL("../../../clients/typescript/cli.ts", import.meta.url);
const ARGS = ["run", "--no-check", "-A", CLI.pathname];
const STATS = { active_visitors: 3, as_of: "2026-11-20T12:00:00Z" };
const LINE = `${JSON.stringify(STATS)}\n`;

function spawn(
  argv: string[],
  env: Record<string, string> = {},
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: [...ARGS, ...argv],
    env,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Runs the program over a stand-in to its end. */
async function outcomeOf(argv: string[], answers: Answer[], input = "") {
  await using standIn = new StandIn(answers);
  const child = spawn(argv, { FOYER_BASE_URL: standIn.url });
  const [{ code, stdout, stderr }] = await Promise.all([
    child.output(),
    new Blob([input]).stream().pipeTo(child.stdin),
  ]);
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return {
    code,
    stdout: decode(stdout),
    stderr: decode(stderr),
    arrived: standIn.arrived,
  };
}

Deno.test("foyer succeeds with JSON on standard output and exit code 0", async () => {
  const { code, stdout, stderr } = await outcomeOf(["stats"], [{
    json: STATS,
  }]);
  assertEquals({ code, stdout, stderr }, { code: 0, stdout: LINE, stderr: "" });
});

Deno.test("foyer prints an API error on standard error and exits with 1", async () => {
  const json = { code: "not_found", error: "No such job", hint: "Try another" };
  const outcome = await outcomeOf(["job", "x"], [{ status: 404, json }]);
  const { code, stdout, stderr } = outcome;
  const line = `${JSON.stringify(json)}\n`;
  assertEquals({ code, stdout, stderr }, { code: 1, stdout: "", stderr: line });
});

Deno.test("foyer prints wrong usage on standard error and exits with 2", async () => {
  const { code, stdout, stderr } = await outcomeOf(["stast"], []);
  assertEquals({ code, stdout }, { code: 2, stdout: "" });
  assertMatch(stderr, /^\{"code":"usage_error".*\}\n$/);
});

Deno.test("foyer says that nobody answers on standard error and exits with 3", async () => {
  const argv = ["--base-url", REFUSING_URL, "stats"];
  const { code, stdout, stderr } = await outcomeOf(argv, []);
  assertEquals({ code, stdout }, { code: 3, stdout: "" });
  assertMatch(stderr, /^\{"code":"connection_error".*\}\n$/);
});

Deno.test("foyer npc chat - reads the message from standard input", async () => {
  const argv = ["npc", "chat", "barista", "-"];
  const { code, arrived } = await outcomeOf(argv, [{ json: {} }], "Grüße\n");
  assertEquals(code, 0);
  assertEquals(JSON.parse(arrived[0]?.body ?? "").message, "Grüße");
});

Deno.test("foyer work --all prints nothing where a page fails", async () => {
  const { code, stdout } = await outcomeOf(["work", "--all"], [
    { json: { roles: [{ slug: "a" }], next_cursor: "b" } },
    { status: 500, json: { code: "internal_error", error: "It failed" } },
  ]);
  assertEquals({ code, stdout }, { code: 1, stdout: "" });
});

Deno.test("foyer says who asks in User-Agent", async () => {
  const { arrived } = await outcomeOf(["stats"], [{ json: STATS }]);
  assertMatch(arrived[0]?.headers["user-agent"] ?? "", /^foyer-js\/\d/);
});

Deno.test("foyer chat reads what a pipe brings, line by line", async () => {
  const json = { npc_id: "barista", messages: [{ text: "Hi" }], action: null };
  const input = "Hello\nWho are you?\n";
  const { code, stdout, stderr, arrived } = await outcomeOf(
    ["chat", "barista"],
    [{ json }],
    input,
  );
  assertEquals({ code, stderr }, { code: 0, stderr: "" });
  assertEquals(stdout, `${JSON.stringify(json)}\n`.repeat(2));
  const sent = arrived.map(({ body }) => JSON.parse(body).message);
  assertEquals(sent, ["Hello", "Who are you?"]);
});

Deno.test("foyer avatar -o writes a file", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/a.png`;
  const headers = { "content-type": "image/png" };
  const { code, stdout } = await outcomeOf(
    ["avatar", "hd-180-1", "-o", path],
    [{ base64: btoa("picture"), headers }],
  );
  assertEquals({ code, stdout }, { code: 0, stdout: "" });
  assertEquals(await Deno.readTextFile(path), "picture");
  await Deno.remove(folder, { recursive: true });
});

Deno.test("foyer ends with 0 and silently when nobody reads on", async () => {
  await using standIn = new StandIn([{ text: "[0,1]", times: 1 }]);
  const child = spawn(["stats"], { FOYER_BASE_URL: standIn.url });
  await child.stdout.cancel();
  await child.stdin.close();
  const stderr = await new Response(child.stderr).text();
  const { code } = await child.status;
  assertEquals({ code, stderr }, { code: 0, stderr: "" });
});

Deno.test("foyer ends with 130 and silently on SIGINT", async () => {
  await using standIn = new StandIn([{ fault: "hang" }]);
  const child = spawn(["stats"], { FOYER_BASE_URL: standIn.url });
  await child.stdin.close();
  await standIn.arrivals(1);
  child.kill("SIGINT");
  const { code, signal, stdout, stderr } = await child.output();
  assert(signal === null, "ended by the signal itself");
  assertEquals(code, 130);
  assertEquals([stdout.length, stderr.length], [0, 0]);
});
