import { assert, assertEquals } from "@std/assert";
import { operations } from "../lib/api/operations/mod.ts";
import { testSite } from "./support/test_app.ts";

const paths = [...Map.groupBy(operations, ({ path }) => path)];

function exampleOf(path: string): string {
  return path.replace(/\{\w+\}/g, "example");
}

for (const operation of operations) {
  Deno.test(`${operation.id} has a route file of its own`, async () => {
    using site = testSite();
    const response = await site.fetch(exampleOf(operation.path), {
      method: operation.method,
    });
    const text = await response.text();
    assert(!/"(method_not_allowed|internal_error)"/.test(text), text);
    const file = operation.path.replaceAll("{", "[").replaceAll("}", "]");
    assert((await Deno.stat(`routes${file}.ts`)).isFile);
  });
}

Deno.test("docs/api.md lists every operation with its call", async () => {
  const text = await Deno.readTextFile("docs/api.md");
  const missing = operations.filter(({ id, method, path }) =>
    !text.includes(`| \`${id}\` | \`${method} ${path}\` |`)
  );
  assertEquals(
    missing.map(({ id, method, path }) =>
      `| \`${id}\` | \`${method} ${path}\` |`
    ),
    [],
    'Write these rows into the table "Operations" of docs/api.md',
  );
});

Deno.test("docs/errors.md says of every operation which codes it answers", async () => {
  const text = await Deno.readTextFile("docs/errors.md");
  const missing = operations.filter(({ id }) =>
    !text.includes(`| \`${id}\` |`)
  );
  assertEquals(
    missing.map(({ id }) => id),
    [],
    'Write a row for each into "Where each code arises" of docs/errors.md',
  );
});

for (const [path, group] of paths) {
  const methods = group.map(({ method }) => method);
  const allow = [
    ...(methods.includes("GET") ? ["GET", "HEAD"] : []),
    ...(methods.includes("POST") ? ["POST"] : []),
    "OPTIONS",
  ].join(", ");

  for (
    const method of ["PUT", "DELETE", "PATCH", "QUERY", "FOO", "GET", "POST"]
  ) {
    if (methods.some((own) => own === method)) continue;
    Deno.test(`${method} ${path} is 405 with Allow: ${allow}`, async () => {
      using site = testSite();
      const response = await site.fetch(exampleOf(path), { method });
      assertEquals(response.status, 405);
      assertEquals(response.headers.get("allow"), allow);
      assertEquals((await response.json()).code, "method_not_allowed");
    });
  }

  Deno.test(`OPTIONS ${path} tells its methods to any origin`, async () => {
    using site = testSite();
    const response = await site.fetch(exampleOf(path), {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.example",
        "access-control-request-method": methods[0] ?? "GET",
      },
    });
    const { headers } = response;
    assertEquals(response.status, 204);
    assertEquals(headers.get("allow"), allow);
    assertEquals(headers.get("access-control-allow-origin"), "*");
    assertEquals(headers.get("access-control-allow-methods"), allow);
    assertEquals(
      headers.get("access-control-allow-headers"),
      "Content-Type, Idempotency-Key, Prefer, If-None-Match, Accept",
    );
  });
}

const UNKNOWN = [
  "/api",
  "/api/",
  "/api/v1",
  "/api/v1/nope",
  "/api/v1/work/",
  "/api/v1/work/extra",
  "/API/V1/WORK",
  "/api/v1//work",
  "/api/%E0%A4%A",
];

for (const path of UNKNOWN) {
  Deno.test(`GET ${path} is a 404 ErrorResponse`, async () => {
    using site = testSite();
    const response = await site.fetch(path, { headers: { accept: "*/*" } });
    assertEquals(response.status, 404);
    assertEquals(response.headers.get("content-type"), "application/json");
    assertEquals(response.headers.get("cache-control"), "no-store");
    assertEquals((await response.json()).code, "not_found");
  });
}

for (const path of UNKNOWN.filter((path) => path.startsWith("/api"))) {
  Deno.test(`GET ${path} answers a browser with an ErrorResponse too`, async () => {
    using site = testSite();
    const response = await site.fetch(path, {
      headers: { accept: "text/html" },
    });
    assertEquals(response.status, 404);
    assertEquals(response.headers.get("content-type"), "application/json");
    assertEquals((await response.json()).code, "not_found");
  });
}
