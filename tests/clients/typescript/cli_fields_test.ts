import { assertEquals, assertStringIncludes } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { StandIn } from "../support/stand_in.ts";
import { runCli, terminal, uncoloured } from "./run_cli.ts";

const ROLE = { company: "Acme", role: "Engineer", years: "2020", slug: "acme" };
const ITEM = { operationId: "getStats", status: 200, body: { a: 1 } };
const JOB = { id: "j", status: "succeeded", result: { results: [ITEM] } };

const CASES: [
  argv: string[],
  fields: string,
  json: unknown,
  expected: string,
][] = [
  [
    ["work"],
    "years,company",
    { roles: [ROLE], next_cursor: "c" },
    '{"roles":[{"years":"2020","company":"Acme"}],"next_cursor":"c"}',
  ],
  [
    ["npc", "health"],
    "name",
    { status: "ok", npcs: [{ id: "a", name: "A" }] },
    '{"status":"ok","npcs":[{"name":"A"}]}',
  ],
  [
    ["batch", "getStats"],
    "status",
    { results: [ITEM] },
    '{"results":[{"status":200}]}',
  ],
  [
    ["job", "j"],
    "body,status",
    JOB,
    '{"id":"j","status":"succeeded","result":{"results":[{"body":{"a":1},"status":200}]}}',
  ],
  [["stats"], "as_of", { active_visitors: 3, as_of: "x" }, '{"as_of":"x"}'],
  [["stats"], " as_of , as_of,active_visitors", {
    active_visitors: 3,
    as_of: "x",
  }, '{"as_of":"x","active_visitors":3}'],
  [
    ["batch", "a", "--async"],
    "id",
    { id: "j", status: "accepted" },
    '{"id":"j"}',
  ],
  [
    ["manifest"],
    "lang,name",
    { name: "A", lang: "en", id: "/" },
    '{"lang":"en","name":"A"}',
  ],
  [
    ["work"],
    "slug",
    { roles: [ROLE, null, 7, { slug: undefined }] },
    '{"roles":[{"slug":"acme"},null,7,{}]}',
  ],
];

for (const [argv, fields, json, expected] of CASES) {
  Deno.test(`foyer ${argv.join(" ")} --fields ${fields} prints these and no others, in this order`, async () => {
    await using standIn = new StandIn([{ json }]);
    const { exitCode, stdout } = await runCli([...argv, "--fields", fields], {
      baseUrl: standIn.url,
    });
    assertEquals({ exitCode, stdout }, {
      exitCode: 0,
      stdout: `${expected}\n`,
    });
  });
}

Deno.test("foyer --fields chooses the columns of a table", async () => {
  await using standIn = new StandIn([{
    json: { roles: [ROLE], next_cursor: "c" },
  }]);
  const argv = ["work", "--table", "--fields", "years,company,years"];
  const { stdout } = await runCli(argv, {
    baseUrl: standIn.url,
    ...terminal(),
  });
  assertEquals(uncoloured(stdout), "years  company\n 2020  Acme\n");
});

for (const { name, operands, answer, choices = ["a"] } of COMMANDS) {
  const shape = typeof answer === "function" ? answer({}) : answer;
  if (!shape?.fields) continue;
  Deno.test(`foyer ${name} refuses an unknown field without a request and names those that there are`, async () => {
    await using standIn = new StandIn([{ json: {} }]);
    const words = [
      ...name.split(" "),
      ...operands.flatMap(() => choices.slice(0, 1)),
    ];
    const argv = [...words, "--fields", "frobnicate"];
    const { exitCode, stdout, stderr } = await runCli(argv, {
      baseUrl: standIn.url,
    });
    assertEquals({ exitCode, stdout }, { exitCode: 2, stdout: "" });
    const { code, error, hint } = JSON.parse(stderr);
    assertEquals(code, "usage_error");
    assertStringIncludes(error, '"frobnicate"');
    for (const field of shape.fields ?? []) assertStringIncludes(hint, field);
    assertEquals(standIn.arrived, []);
  });
}

Deno.test("foyer manifest, whose members only the answer knows, refuses an unknown field after it", async () => {
  await using standIn = new StandIn([{ json: { name: "A", lang: "en" } }]);
  const argv = ["manifest", "--fields", "name,toString"];
  const { exitCode, stderr } = await runCli(argv, { baseUrl: standIn.url });
  assertEquals(exitCode, 2);
  assertStringIncludes(JSON.parse(stderr).hint, "name, lang");
});
