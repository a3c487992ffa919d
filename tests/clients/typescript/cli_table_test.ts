import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { widthOf } from "../../../clients/typescript/cli/terminal/width.ts";
import { StandIn } from "../support/stand_in.ts";
import { runCli, type Surroundings, terminal, uncoloured } from "./run_cli.ts";

const WORK = {
  roles: [
    { company: "Acme", role: "Engineer", years: "2019–2023", slug: "acme" },
    { company: "日本", role: "Lead", years: "2018", slug: "nihon" },
  ],
  next_cursor: "abc",
};

/** Output of the command line for an answer. */
async function shown(
  argv: string[],
  json: unknown,
  system: Surroundings = {},
): Promise<string> {
  await using standIn = new StandIn([{ json }]);
  const surroundings = { baseUrl: standIn.url, ...system };
  const { exitCode, stdout, stderr } = await runCli(argv, surroundings);
  assertEquals({ exitCode, stderr }, { exitCode: 0, stderr: "" });
  return stdout;
}

Deno.test("foyer --table shows a list as an aligned table with a head, and below it what is beside the list", async () => {
  const stdout = await shown(["work", "--table"], WORK, terminal());
  assertEquals(
    uncoloured(stdout),
    `company  role      years      slug
Acme     Engineer  2019–2023  acme
日本     Lead      2018       nihon

next_cursor  abc
`,
  );
});

Deno.test("foyer --table shows an answer without a list as names and values", async () => {
  const json = { active_visitors: 3, as_of: "2026-11-20T12:00:00Z" };
  assertEquals(
    uncoloured(await shown(["stats", "--table"], json, terminal())),
    "active_visitors  3\nas_of            2026-11-20T12:00:00Z\n",
  );
});

Deno.test("foyer --table wraps a long value between words, and a long word where it must", async () => {
  const id = "x".repeat(25);
  const json = { id, status: "accepted and 日本語 more" };
  const argv = ["batch", "a", "--async", "--table"];
  assertEquals(
    uncoloured(await shown(argv, json, terminal(20))),
    `id      xxxxxxxxxxxx
        xxxxxxxxxxxx
        x
status  accepted and
        日本語 more
`,
  );
});

Deno.test("foyer --table aligns numbers to the right", async () => {
  const results = [{ score: 9, name: "a", url: "b" }, { score: 100 }];
  const argv = ["ask", "Who?", "--table", "--fields", "score,name"];
  assertEquals(
    uncoloured(await shown(argv, { results }, terminal())),
    "score  name\n    9  a\n  100\n",
  );
});

Deno.test("foyer --table says of an empty list that there is nothing", async () => {
  const json = { roles: [], next_cursor: null };
  assertEquals(await shown(["work", "--table"], json, terminal()), "(none)\n");
  assertEquals(await shown(["work", "--table"], json), "");
});

Deno.test("foyer --table in a pipe prints whole cells with tabs between them, without head or colour", async () => {
  const long = "x".repeat(300);
  const roles = [{ company: long, role: "a\tb\nc", years: null, slug: 7 }];
  const json = { roles, next_cursor: "abc" };
  assertEquals(await shown(["work", "--table"], json), `${long}\ta b c\t\t7\n`);
});

Deno.test("foyer --table is no wider than the terminal; the widest cells are cut", async () => {
  const roles = [
    {
      company: "Acme",
      role: "r".repeat(200),
      years: "日".repeat(90),
      slug: "s",
    },
  ];
  for (const columns of [20, 40, 79, 132]) {
    const system = terminal(columns);
    const stdout = uncoloured(
      await shown(["work", "--table"], { roles }, system),
    );
    const lines = stdout.trimEnd().split("\n");
    for (const line of lines) assert(widthOf(line) <= columns, line);
    assertStringIncludes(lines[1] ?? "", "…");
    if (columns >= 40) assertStringIncludes(lines[1] ?? "", "Acme");
  }
});

Deno.test("foyer --table has colours on a terminal alone, and none where NO_COLOR or CLICOLOR says so", async () => {
  const coloured = async (system: Surroundings) =>
    (await shown(["work", "--table"], WORK, system)).includes("\u001b");
  assertEquals(await coloured(terminal()), true);
  assertEquals(await coloured({ ...terminal(), env: { NO_COLOR: "" } }), true);
  assertEquals(await coloured({}), false);
  const without = [{ NO_COLOR: "0" }, { CLICOLOR: "0" }, { TERM: "dumb" }];
  for (const env of without) {
    assertEquals(await coloured({ ...terminal(), env }), false);
  }
});

Deno.test("the last of --table, --pretty and --no-pretty counts", async () => {
  const json = { active_visitors: 3 };
  const argv = (...flags: string[]) => ["stats", ...flags];
  assertEquals(
    await shown(argv("--table", "--no-pretty"), json),
    '{"active_visitors":3}\n',
  );
  assertEquals(
    await shown(argv("--pretty", "--table"), json),
    "active_visitors\t3\n",
  );
});

Deno.test("foyer contributions --table shows weeks on a terminal, days in a pipe", async () => {
  const days = Array.from({ length: 364 }, (_, i) => {
    const date = new Date(Date.UTC(2025, 10, 22 + i)).toISOString();
    return { date: date.slice(0, 10), count: i % 5, level: i % 5 };
  });
  const json = { provider: "git", days, total: 700 };
  const argv = ["contributions", "--table"];
  const screen = uncoloured(await shown(argv, json, terminal()));
  const [months = "", ...lines] = screen.split("\n");
  assert(months.startsWith("      Dec Jan"), months);
  assertEquals(lines[0], `Sat ${["·▒█░▓"].join("").repeat(11).slice(0, 52)}`);
  assertEquals(lines.slice(7), ["", "provider  git", "total     700", ""]);
  const narrow = uncoloured(await shown(argv, json, terminal(30)));
  assertEquals(widthOf(narrow.split("\n")[1] ?? ""), 30);
  const piped = (await shown(argv, json)).split("\n");
  assertEquals(piped[0], "2025-11-22\t0\t0");
  assertEquals(piped.length, 365);
});

Deno.test("foyer npc chat --table shows who says what", async () => {
  const json = {
    npc_id: "archivist",
    messages: [{ text: "At Acme." }, { text: "2017–2020." }],
    action: { type: "open_page", target: "/about" },
  };
  const argv = ["npc", "chat", "archivist", "Where?", "--table"];
  assertEquals(
    uncoloured(await shown(argv, json, terminal())),
    "archivist: At Acme.\n2017–2020.\n(open page /about)\n",
  );
  assertEquals(
    await shown(argv, json),
    "archivist\tAt Acme.\narchivist\t2017–2020.\n",
  );
});

Deno.test("foyer npc chat --table shows what is said, however long the name", async () => {
  const json = { npc_id: "a".repeat(5_000), messages: [{ text: "Hello" }] };
  const argv = ["npc", "chat", "a", "Hi", "--table"];
  const stdout = uncoloured(await shown(argv, json, terminal()));
  assertEquals(stdout, `${"a".repeat(23)}…: Hello\n`);
});

Deno.test("foyer ask --table says the answer first, and else why there is none", async () => {
  const results = [
    {
      score: 90,
      name: "Contact",
      url: "https://a.example/contact",
      description: "By post. ".repeat(30),
    },
  ];
  const argv = ["ask", "Where?", "--table"];
  const screen = uncoloured(await shown(argv, { results }, terminal(60)));
  assert(screen.startsWith("By post. By post."), screen);
  assertStringIncludes(screen, "\n\nscore  name     url\n");
  for (const line of screen.split("\n")) assert(widthOf(line) <= 60, line);
  const hint = "Nothing";
  const none = { results: [], hint };
  assertEquals(await shown(argv, none, terminal()), `${hint}\n`);
});
