import { assertEquals } from "@std/assert";
import { operations } from "../../lib/api/operations/mod.ts";
import { Foyer } from "../../clients/typescript/mod.ts";

const PYTHON = "clients/python/src/foyer";
/** Each has a method for each call. */
const CLIENTS = ["_client.py", "_async_client.py", "_with_response.py"];

/** Method and path of each operation, up to the first parameter: `GET /api/v1/jobs/`. */
const WANTED = operations.map(({ method, path }) =>
  `${method} ${path.replace(/\{.*/, "")}`
);

Deno.test("the TypeScript client has a method for every operation", async () => {
  const asked: string[] = [];
  const client = new Foyer({
    maxRetries: 0,
    fetch(input, init) {
      const { method, url } = new Request(input, init);
      asked.push(`${method} ${new URL(url).pathname}`);
      return Promise.resolve(new Response(null, { status: 500 }));
    },
  });
  for (const name of Object.getOwnPropertyNames(Foyer.prototype)) {
    const call: unknown = Reflect.get(client, name);
    if (name === "constructor" || typeof call !== "function") continue;
    // A list of one stands for an object, for a list and for a text.
    await Promise.resolve(call.call(client, ["x"])).catch(() => undefined);
  }
  assertEquals(
    missingFrom(asked),
    [],
    "Give each a method in clients/typescript/foyer.ts",
  );
});

Deno.test("the Python client has a call for every operation, and each client its method", async () => {
  const calls = (await read("_calls.py")).split(/^def /m).slice(1)
    .filter((call) => !call.startsWith("_"));
  assertEquals(
    missingFrom(calls.map(askedBy)),
    [],
    `Write a function for each in ${PYTHON}/_calls.py`,
  );
  const names = calls.map((call) => call.replace(/\([^]*/, ""));
  for (const file of CLIENTS) {
    const text = await read(file);
    const missing = names.filter((name) => !text.includes(`_calls.${name}`));
    assertEquals(missing, [], `Give each a method in ${PYTHON}/${file}`);
  }
});

function missingFrom(asked: string[]): string[] {
  return WANTED.filter((wanted) =>
    !asked.some((each) =>
      wanted.endsWith("/") ? each.startsWith(wanted) : each === wanted
    )
  );
}

/** `return _get("/api/v1/work", …)` or `Call("GET", "/api/v1/stats", …)` */
function askedBy(call: string): string {
  const [, method = "GET"] = /\bCall\("([A-Z]+)"/.exec(call) ?? [];
  const [, path = ""] = /"(\/[\w/-]+)/.exec(call) ?? [];
  return `${method} ${path}`;
}

function read(file: string): Promise<string> {
  return Deno.readTextFile(`${PYTHON}/${file}`);
}
