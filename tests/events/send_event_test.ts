import { assertEquals, assertMatch } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { testSite } from "../support/test_app.ts";

const SENT = { event: "command_run", command: "stats" };

/** In the page: the promise of the module is kept, whatever became of it. */
const SEND = `async (event) => {
  const { sendEvent } = await import("/send_event.js");
  return await sendEvent(event).then(() => "kept");
}`;

interface Arrived {
  body: unknown;
  key: string | null;
  status: number;
}

Deno.test("an event leaves the browser", BROWSER_TEST, async (t) => {
  const code = await bundled("lib/ui/events/send_event.ts");
  await using browser = await launchBrowser();
  const arrived: Arrived[] = [];
  let refused = 0;
  using site = testSite();
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/send_event.js") return script(code);
      if (pathname === "/") return html();
      const body = await request.text();
      const key = request.headers.get("idempotency-key");
      const { method, headers } = request;
      const answer = refused-- > 0
        ? new Response(null, { status: 503 })
        : await site.fetch(pathname, { method, headers, body });
      arrived.push({ body: JSON.parse(body), key, status: answer.status });
      return answer;
    },
  );
  const base = `http://127.0.0.1:${server.addr.port}/`;
  const send = (page: Page, event: unknown) =>
    page.evaluate(`(${SEND})(${JSON.stringify(event)})`);

  await t.step("once, with a key of its own", async () => {
    const page = await browser.newPage();
    await page.goto(base);
    assertEquals(await send(page, SENT), "kept");
    assertEquals(await send(page, SENT), "kept");
    const [one, other, ...more] = arrived.splice(0);
    assertEquals(more, []);
    assertEquals([one?.body, one?.status], [SENT, 200]);
    assertMatch(one?.key ?? "", /^[\da-f]{32}$/);
    assertEquals(one?.key === other?.key, false);
  });

  await t.step("from a page without TLS, too", async () => {
    const page = await browser.newPage();
    // Browsers have it on https pages and on this machine alone.
    await page.addInitScript("delete Crypto.prototype.randomUUID");
    await page.goto(base);
    assertEquals(await send(page, SENT), "kept");
    assertEquals(arrived.splice(0).map(({ status }) => status), [200]);
  });

  await t.step("again where it did not arrive, with the same key", async () => {
    const page = await browser.newPage();
    await page.clock.install();
    await page.goto(base);
    refused = 1;
    assertEquals(await whileTimePasses(page, send(page, SENT)), "kept");
    const [one, other, ...more] = arrived.splice(0);
    assertEquals(more, []);
    assertEquals([one?.status, other?.status], [503, 200]);
    assertEquals(other?.key, one?.key);
  });

  await t.step("not where it asks for privacy", async () => {
    const page = await browser.newPage();
    await page.addInitScript(
      `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`,
    );
    await page.goto(base);
    assertEquals(await send(page, SENT), "kept");
    assertEquals(arrived, []);
  });

  await t.step("and a refusal or no network disturbs nobody", async () => {
    const page = await browser.newPage();
    await page.clock.install();
    await page.goto(base);
    assertEquals(await send(page, { event: "coffee_drunk" }), "kept");
    assertEquals(arrived.splice(0).map(({ status }) => status), [400]);
    await page.context().setOffline(true);
    assertEquals(await whileTimePasses(page, send(page, SENT)), "kept");
    assertEquals(arrived, []);
  });
});

/** Moves the clock of the page until the work is done, for twenty seconds at most. */
async function whileTimePasses<T>(page: Page, work: Promise<T>): Promise<T> {
  let isDone = false;
  work.then(() => isDone = true);
  for (let i = 0; i < 200 && !isDone; i++) await page.clock.runFor(100);
  return await work;
}

/** A module with all that it imports, for a browser. */
async function bundled(entry: string): Promise<string> {
  const { outputFiles: [file] = [] } = await Deno.bundle({
    entrypoints: [entry],
    platform: "browser",
    write: false,
  });
  return file?.text() ?? "";
}

function script(code: string): Response {
  return new Response(code, { headers: { "content-type": "text/javascript" } });
}

function html(): Response {
  const headers = { "content-type": "text/html" };
  return new Response("<!doctype html>", { headers });
}
