import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { testVisits } from "../support/browser.ts";
import { again, consoleOf, openConsoles } from "../support/consoles.ts";
import { ENGLISH } from "../../lib/base/words/override.ts";

testVisits(
  "a tool is tried on the page of its server",
  openConsoles,
  async (step) => {
    for (const { path, tools: [tool] } of mcpServers) {
      assert(tool);
      const [example] = tool.examples;
      await step(`${path} answers in place`, { path }, async ({ page }) => {
        const { run, shown, field, all, curl } = consoleOf(page, tool.name);
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
        assertEquals(await all.locator(".out .wait").count(), 0);
      });
    }

    await step(
      "a tool that finds nothing says so",
      { path: "/mcp" },
      async ({ page }) => {
        const { run, shown, field, all } = consoleOf(page, "get_page");
        await field("slug").fill("nowhere");
        await run.click();
        await shown("200 isError");
        assertEquals(await all.locator(".out .wait").count(), 1);
      },
    );

    await step(
      "what is no answer of a tool stays text",
      { path: "/mcp" },
      async ({ page }) => {
        const { run, shown } = consoleOf(page, "get_about");
        for (const word of ["null", '{"result":{}}', "<h1>nothing</h1>"]) {
          await page.route("**/mcp", (route) => route.fulfill({ body: word }));
          await run.click();
          await shown(word.match(/[a-z]{2,}/)?.[0] ?? word);
        }
      },
    );

    await step(
      "too many calls count down",
      { path: "/mcp", limit: 1 },
      async ({ page }) => {
        const { run, shown } = consoleOf(page, "get_about");
        await run.click();
        await shown(/^429 /);
        assertEquals(await run.innerText(), again(60));
        await page.clock.runFor(61_000);
        assertEquals(await run.innerText(), ENGLISH.console.run);
      },
    );

    await step(
      "offline it says so",
      { path: "/docs/mcp" },
      async ({ page }) => {
        const { all, run, shown, field } = consoleOf(page, "search_docs");
        await field("query").fill("limits");
        await run.click();
        await shown(ENGLISH.console.asData);
        await page.context().setOffline(true);
        await all.getByText(ENGLISH.console.offline).waitFor();
        assert(await run.isDisabled());
        await shown(ENGLISH.console.asData);
        assertEquals(await field("query").inputValue(), "limits");
      },
    );

    await step("without script the server answers", {
      path: "/docs/mcp",
      javaScriptEnabled: false,
    }, async ({ page }) => {
      const { run, shown, field } = consoleOf(page, "search_docs");
      await field("query").fill("limits");
      await run.click();
      await page.locator("#result").waitFor();
      await shown(ENGLISH.console.asData);
      assertEquals(await field("query").inputValue(), "limits");
    });
  },
);
