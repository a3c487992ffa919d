import { assert, assertEquals } from "@std/assert";
import { operations } from "../lib/api/operations/mod.ts";
import { assertGenerated } from "./support/assert_generated.ts";
import { senderOf } from "./support/examples.ts";
import { testSite } from "./support/test_app.ts";

const SNAPSHOT = "tests/snapshots/openapi.json";

async function document() {
  using site = testSite();
  const response = await site.fetch("/openapi.json");
  assertEquals(response.status, 200);
  assertEquals(response.headers.get("content-type"), "application/json");
  assertEquals(response.headers.get("access-control-allow-origin"), "*");
  return await response.json();
}

Deno.test("the contract is what it was: a change of it is a change of this file", async () => {
  assertGenerated(
    SNAPSHOT,
    await Deno.readTextFile(SNAPSHOT),
    JSON.stringify(await document(), null, 2) + "\n",
  );
});

Deno.test("every operation is described, under its own path and method", async () => {
  const { paths } = await document();
  for (const { id, method, path } of operations) {
    assertEquals(paths[path][method.toLowerCase()].operationId, id);
  }
  const described = Object.values(paths).flatMap((item) =>
    Object.values(Object(item))
  );
  assertEquals(described.length, operations.length);
});

Deno.test("every example in the registry fits the schema beside it", () => {
  for (const { id, responses, request } of operations) {
    for (const [status, { schema, examples }] of Object.entries(responses)) {
      for (const [name, example] of Object.entries(examples)) {
        const { success } = schema.safeParse(example);
        assert(success, `${id} ${status} ${name}`);
      }
    }
    for (const [name, example] of Object.entries(request?.examples ?? {})) {
      for (const part of ["params", "query", "headers", "body"] as const) {
        const { success = true } = request?.[part]
          ?.safeParse(example[part] ?? {}) ?? {};
        assert(success, `${id} ${name} ${part}`);
      }
    }
  }
});

Deno.test("the description shows the examples of the operations", async () => {
  const { paths } = await document();
  for (const { id, method, path, request } of operations) {
    const { parameters = [], requestBody } = paths[path][method.toLowerCase()];
    const examples = Object.values(request?.examples ?? {});
    // The first of several examples with a value is shown.
    const given = Object.assign(
      {},
      ...examples.toReversed().map(({ params, query, headers }) => ({
        ...params,
        ...query,
        ...headers,
      })),
    );
    for (const { name, example } of parameters) {
      const written = given[name.toLowerCase()];
      assertEquals(example && String(example), written, `${id} ${name}`);
    }
    if (!request?.body) continue;
    const { examples: shown } = requestBody.content["application/json"];
    const bodies = Object.values(shown).map((each) => Object(each).value);
    assertEquals(bodies, examples.map(({ body }) => body), id);
  }
});

Deno.test("every operation documents 429, 500 and what it declares", async () => {
  const { paths } = await document();
  for (const { method, path, responses } of operations) {
    const documented = paths[path][method.toLowerCase()].responses;
    for (const status of [...Object.keys(responses), "429", "500"]) {
      assert(documented[status], `${path} ${status}`);
    }
    assert(documented["429"].headers["Retry-After"]);
  }
});

Deno.test("a header has a maximum only where a longer one is refused", async () => {
  using site = testSite();
  const { paths } = await document();
  for (const operation of operations) {
    const { id, method, path } = operation;
    const { parameters = [] } = paths[path][method.toLowerCase()];
    for (const { name, in: place, schema } of parameters) {
      if (place !== "header") continue;
      const send = await senderOf(site, operation);
      const headers = { [name]: "x".repeat(8_000) };
      const { status, body } = await send({ headers });
      await body?.cancel();
      assertEquals(status === 400, "maxLength" in schema, `${id} ${name}`);
    }
  }
});

Deno.test("bytes are described as bytes, to JSON Schema and to generators", async () => {
  const { paths } = await document();
  for (const { id, method, path, responses } of operations) {
    const documented = paths[path][method.toLowerCase()].responses;
    for (const [status, { mediaType }] of Object.entries(responses)) {
      if (!mediaType?.startsWith("image/")) continue;
      const { schema } = documented[status].content[mediaType];
      const bytes = { format: "binary", contentMediaType: mediaType };
      assertEquals(schema, { type: "string", ...bytes }, id);
    }
  }
});

async function lint(...args: string[]): Promise<string> {
  const first = await outcomeOf(args);
  // Under load one was seen to hang for ever; asked again, it answers in 2 s.
  const { success, stdout, stderr } = first.signal
    ? await outcomeOf(args)
    : first;
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const output = decode(stdout) + decode(stderr);
  assert(success, output);
  return output;
}

function outcomeOf(args: string[]): Promise<Deno.CommandOutput> {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--lock=tests/deno.lock", ...args],
    env: {
      NO_COLOR: "1",
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
    signal: AbortSignal.timeout(60_000),
  }).output();
}

Deno.test("Redocly's recommended-strict rules find nothing", async () => {
  const output = await lint(
    "npm:@redocly/cli@2.77.0",
    "lint",
    "--extends=recommended-strict",
    SNAPSHOT,
  );
  assert(!/\d+ (warning|error)s?/.test(output), output);
});

Deno.test("Spectral's oas rules find nothing", async () => {
  const ruleset = await Deno.makeTempFile({ suffix: ".yaml" });
  try {
    await Deno.writeTextFile(ruleset, 'extends: ["spectral:oas"]\n');
    const output = await lint(
      "npm:@stoplight/spectral-cli@6.16.3",
      "lint",
      SNAPSHOT,
      `--ruleset=${ruleset}`,
      "--fail-severity=hint",
    );
    assert(output.includes("No results"), output);
  } finally {
    await Deno.remove(ruleset);
  }
});
