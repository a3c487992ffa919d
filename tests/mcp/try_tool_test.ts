import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Browser, Page } from "npm:playwright-core@1.65.1";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";

type Use = (page: Page) => Promise<void>;

interface Given {
  javaScriptEnabled?: boolean;
  /** Requests that are answered in a minute. */
  limit?: number;
}

async function withPage(
  browser: Browser,
  path: string,
  use: Use,
  { javaScriptEnabled = true, limit = 60 }: Given = {},
) {
  using site = testSite({ env: { RATE_LIMIT: String(limit) } });
  await using server = served(site);
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.base + path);
  await use(page);
  await context.close();
}

function consoleOf(page: Page, tool: string) {
  const all = page.locator(".con").filter({
    has: page.locator(`#${tool}_curl`),
  });
  return {
    all,
    out: all.locator(".out"),
    run: all.locator("button[type=submit]"),
    curl: page.locator(`#${tool}_curl`),
    field: (name: string) => page.locator(`#${tool}_${name}`),
    shown: (text: string | RegExp) =>
      all.locator(".out").getByText(text).first().waitFor(),
  };
}

Deno.test(
  "a tool is tried on the page of its server",
  BROWSER_TEST,
  async (t) => {
    await using browser = await launchBrowser();
    const step = (name: string, path: string, use: Use, given?: Given) =>
      t.step(name, () => withPage(browser, path, use, given));

    for (const { path, tools: [tool] } of mcpServers) {
      assert(tool);
      const [example] = tool.examples;
      await step(`${path} answers in place`, path, async (page) => {
        const { run, shown, field, out, curl } = consoleOf(page, tool.name);
        const given: Record<string, unknown> = example;
        for (const [name, value] of Object.entries(given)) {
          const input = field(name);
          const isChoice = await input.evaluate((element) =>
            element instanceof HTMLSelectElement
          );
          if (isChoice) await input.selectOption(String(value));
          else await input.fill(String(value));
        }
        await run.click();
        await shown(ENGLISH.console.asData);
        assertStringIncludes(await curl.innerText(), `"name":"${tool.name}"`);
        assertEquals(new URL(page.url()).search, "");
        assertEquals(await out.locator(".wait").count(), 0);
      });
    }

    await step("a tool that finds nothing says so", "/mcp", async (page) => {
      const { run, shown, field, out } = consoleOf(page, "get_page");
      await field("slug").fill("nowhere");
      await run.click();
      await shown("200 isError");
      assertEquals(await out.locator(".wait").count(), 1);
    });

    await step(
      "what is no answer of a tool stays text",
      "/mcp",
      async (page) => {
        const { run, shown } = consoleOf(page, "get_about");
        for (const word of ["null", '{"result":{}}', "<h1>nothing</h1>"]) {
          await page.route("**/mcp", (route) => route.fulfill({ body: word }));
          await run.click();
          await shown(word.match(/[a-z]{2,}/)?.[0] ?? word);
        }
      },
    );

    await step("too many calls count down", "/mcp", async (page) => {
      const { run, shown } = consoleOf(page, "get_about");
      await run.click();
      await shown(/^429 /);
      assertEquals(await run.innerText(), "Run again in 60 s");
      await page.clock.runFor(61_000);
      assertEquals(await run.innerText(), "Run");
    }, { limit: 1 });

    await step("offline it says so", "/docs/mcp", async (page) => {
      const { all, run, shown, field } = consoleOf(page, "search_docs");
      await field("query").fill("limits");
      await run.click();
      await shown(ENGLISH.console.asData);
      await page.context().setOffline(true);
      await all.getByText(ENGLISH.console.offline).waitFor();
      assert(await run.isDisabled());
      await shown(ENGLISH.console.asData);
      assertEquals(await field("query").inputValue(), "limits");
    });

    await step(
      "without script the server answers",
      "/docs/mcp",
      async (page) => {
        const { run, shown, field } = consoleOf(page, "search_docs");
        await field("query").fill("limits");
        await run.click();
        await page.locator("#result").waitFor();
        await shown(ENGLISH.console.asData);
        assertEquals(await field("query").inputValue(), "limits");
      },
      { javaScriptEnabled: false },
    );
  },
);
