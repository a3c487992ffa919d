import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { site as service } from "../../lib/api/mcp/mod.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

/** Keeps the tools that a page registers where the test finds them. */
function pretendAgent(where: string) {
  const tools: unknown[] = [];
  const modelContext = { registerTool: (tool: unknown) => tools.push(tool) };
  const holder = where === "document" ? document : navigator;
  Object.defineProperty(holder, "modelContext", { value: modelContext });
  Object.defineProperty(globalThis, "registered", { value: tools });
}

/** The tools of the page as they were registered, once there are so many. */
async function registeredIn(page: Page, count: number) {
  await page.waitForFunction(
    (count) => Reflect.get(globalThis, "registered").length === count,
    count,
  );
  return await page.evaluateHandle(() => Reflect.get(globalThis, "registered"));
}

Deno.test("tools for an agent of the browser", BROWSER_TEST, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const names = service.tools.map(({ name }) => name);

  for (const where of ["document", "navigator"] as const) {
    await t.step(`are those of /mcp, at ${where}.modelContext`, async () => {
      const page = await browser.newPage();
      await page.addInitScript(pretendAgent, where);
      await page.goto(`${server.base}/about`);
      const tools = await registeredIn(page, names.length);
      const results = await tools.evaluate((tools) =>
        tools.map((tool: Record<string, object>) => ({
          name: tool.name,
          annotations: tool.annotations,
          type: Reflect.get(tool.inputSchema ?? {}, "type"),
        }))
      );
      const annotations = { readOnlyHint: true };
      assertEquals(
        results,
        names.map((name) => ({ name, annotations, type: "object" })),
      );
      await page.close();
    });
  }

  await t.step("are run by the site", async () => {
    const page = await browser.newPage();
    await page.addInitScript(pretendAgent, "document");
    await page.goto(server.base);
    const tools = await registeredIn(page, names.length);
    const result = await tools.evaluate((tools) =>
      tools.find(({ name }: { name: string }) => name === "get_contact")
        .execute({})
    );
    const [{ text }] = result.content;
    const [channel] = testContent.contact.channels;
    assert(channel && text.includes(channel.value));
    await page.close();
  });

  await t.step("end their request when the agent cancels it", async () => {
    const page = await browser.newPage();
    await page.addInitScript(pretendAgent, "document");
    await page.goto(server.base);
    const tools = await registeredIn(page, names.length);
    // Never answered, so that only the signal can end the request.
    await page.route("**/mcp", () => {});
    const begun = page.waitForRequest("**/mcp");
    const ended = page.waitForEvent("requestfailed");
    const call = await tools.evaluateHandle((tools) => {
      const controller = new AbortController();
      const { signal } = controller;
      const result = tools[0].execute({}, { signal });
      return { controller, name: result.then(String, nameOf) };

      function nameOf({ name }: Error) {
        return name;
      }
    });
    await begun;
    const outcome = await call.evaluate(({ controller, name }) => {
      controller.abort();
      return name;
    });
    assertEquals(outcome, "AbortError");
    assertEquals(new URL((await ended).url()).pathname, "/mcp");
    await page.close();
  });

  await t.step("cost nothing where there is no agent", async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(server.base, { waitUntil: "networkidle" });
    assertEquals(asked.filter((url) => /webmcp|\/mcp$/.test(url)), []);
    await page.close();
  });
});
