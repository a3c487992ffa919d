import { assert, assertEquals } from "@std/assert";
import { until } from "../support/until.ts";
import { connect, runServer, runUnreadServer } from "./support.ts";

const BODY = JSON.stringify({ event: "hire_opened" });
const HEAD = [
  "POST /api/v1/track HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/json",
  `Content-Length: ${BODY.length}`,
  "\r\n",
].join("\r\n");

/** A client that has sent half of its body, and was seen to wait. */
async function halfSent(server: { port: number; url: string }) {
  const client = await connect(server.port);
  await client.send(HEAD + BODY.slice(0, 8));
  // An answer to somebody else, so that the server has taken the half.
  const response = await fetch(`${server.url}/api/v1/stats`);
  await response.body?.cancel();
  return client;
}

Deno.test("half a body when the site stops is no fault of its client", async () => {
  await using server = await runServer();
  const client = await halfSent(server);
  server.child.kill("SIGTERM");
  const answer = await client.read('"}');
  const [head = ""] = answer.split("\r\n");
  // A connection that closes without an answer would do as well.
  if (answer !== "") {
    assert(head.includes("500"), answer);
    assert(answer.toLowerCase().includes("\r\nretry-after: 1\r\n"), answer);
    assert(answer.includes('"internal_error"'), answer);
  }
  client.close();
  assertEquals((await server.child.status).code, 0);
});

Deno.test("a body that is complete soon after the site began to stop is answered", async () => {
  await using server = await runServer();
  const client = await halfSent(server);
  server.child.kill("SIGTERM");
  await until(() => isStopping(server.url));
  await client.send(BODY.slice(8));
  const answer = await client.read('"accepted":true');
  assert(answer.startsWith("HTTP/1.1 200 "), answer);
  client.close();
  assertEquals((await server.child.status).code, 0);
});

Deno.test("who asks for the health of a site is told that it stops", async () => {
  await using server = await runServer();
  assertEquals(await isStopping(server.url), false);
  server.child.kill("SIGTERM");
  await until(() => isStopping(server.url));
  // New requests are still answered.
  const response = await fetch(`${server.url}/about`);
  assertEquals(response.status, 200);
  await response.body?.cancel();
  assertEquals((await server.child.status).code, 0);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  Deno.test(`the last line of the log has ${signal}, what was drained and cut off, and the time`, async () => {
    await using server = await runUnreadServer({ LOG_FORMAT: "json" });
    const complete = await halfSent(server);
    const left = await halfSent(server);
    server.child.kill(signal);
    await until(() => isStopping(server.url));
    await complete.send(BODY.slice(8));
    await complete.read('"accepted":true');
    const printed = await server.rest();
    const last = JSON.parse(printed.trimEnd().split("\n").at(-1) ?? "");
    const { time, message, seconds, ...stop } = last;
    const expected = { level: "info", reason: signal, drained: 1, cut_off: 1 };
    assertEquals(stop, expected);
    assert(Date.parse(time) > 0 && message !== "");
    // The half has got its two seconds.
    assert(seconds >= 2, `${seconds} s`);
    complete.close();
    left.close();
    assertEquals((await server.child.status).code, 0);
  });
}

Deno.test("the log of a stop for a person is one line, and without a log there is none", async () => {
  for (const [format, count] of [["pretty", 1], ["off", 0]] as const) {
    await using server = await runUnreadServer({ LOG_FORMAT: format });
    server.child.kill("SIGTERM");
    const lines = (await server.rest()).split("\n").filter((line) => line);
    assertEquals([format, lines.length], [format, count]);
    assert(lines.every((line) => line.includes("SIGTERM")), lines[0]);
  }
});

Deno.test("the log has that the starter ended, where that made the site stop", async () => {
  await using server = await runUnreadServer({ LOG_FORMAT: "json" });
  server.child.kill("SIGUSR2");
  const { reason } = JSON.parse((await server.rest()).trim());
  assert(typeof reason === "string" && reason !== "");
  assertEquals([...SIGNALS].includes(reason), false);
  assertEquals((await server.child.status).code, 0);
});

const SIGNALS = ["SIGTERM", "SIGINT", "SIGUSR2"];

async function isStopping(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`);
  await response.body?.cancel();
  return response.status === 503;
}
