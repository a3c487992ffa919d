import { assertEquals, assertStringIncludes } from "@std/assert";
import { runServer, runUnreadServer } from "./support.ts";

const REQUESTS = 2_000;
const AT_ONCE = 20;

async function askOften(url: string): Promise<void> {
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, async () => {
      const response = await fetch(`${url}/api/v1/work`);
      await response.body?.cancel();
      return response.status;
    });
    for (const status of await Promise.all(answers)) assertEquals(status, 200);
  }
}

Deno.test("a log that nobody reads stops no request", async () => {
  await using server = await runUnreadServer({ LOG_FORMAT: "json" });
  await askOften(server.url);
  server.child.kill("SIGTERM");
  assertEquals((await server.child.status).code, 0);
});

Deno.test("a log whose reader has gone stops no request", async () => {
  await using server = await runServer({ LOG_FORMAT: "json" });
  await askOften(server.url);
});

Deno.test("the last lines are written before the end, where somebody reads them", async () => {
  await using server = await runUnreadServer({ LOG_FORMAT: "json" });
  const response = await fetch(`${server.url}/api/v1/work`);
  await response.body?.cancel();
  server.child.kill("SIGTERM");
  const id = response.headers.get("x-request-id") ?? "";
  assertStringIncludes(await server.rest(), id);
});
