import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { VERBS } from "../../lib/browser/palette/verbs.ts";
import { launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

const { palette: words } = testContent.words;

Deno.test("the palette", options, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();

  /** A page of a new visitor, with the palette open; nothing may go wrong in it. */
  async function open(
    run: (page: Page) => Promise<void>,
    before?: () => void,
  ): Promise<void> {
    await using context = await browser.newContext({
      serviceWorkers: "block",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults: unknown[] = [];
    page.on("pageerror", (error) => faults.push(error));
    if (before) await page.addInitScript(before);
    await page.goto(`${server.base}/about`);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").waitFor();
    await run(page);
    assertEquals(faults, []);
  }

  async function type(page: Page, text: string): Promise<void> {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }

  const answerOf = (page: Page) => page.locator(".pal pre");

  await t.step(
    "runs an operation by keyboard alone, and gives focus back",
    () =>
      open(async (page) => {
        await page.keyboard.press("Escape");
        await page.locator(".brand").focus();
        await page.keyboard.press("/");
        await page.getByRole("combobox").waitFor();
        await type(page, "stats");
        await answerOf(page).waitFor();
        const said = JSON.parse(await answerOf(page).innerText());
        assertEquals(typeof said.active_visitors, "number");
        const heard = page.locator(".pal [role=status]");
        assertStringIncludes(await heard.innerText(), "active_visitors");
        await page.keyboard.press("Escape");
        await page.locator(".pal").waitFor({ state: "detached" });
        assert(await page.locator(".brand:focus").count());
      }),
  );

  await t.step(
    "says that a command has found nothing",
    () =>
      open(async (page) => {
        for (const line of ["work nobody", "ask zzzz"]) {
          await page.getByRole("combobox").fill(line);
          await page.keyboard.press("Enter");
          await answerOf(page).getByText(words.nothing).waitFor();
        }
      }),
  );

  await t.step(
    "moves through its lines and around their ends",
    () =>
      open(async (page) => {
        const field = page.getByRole("combobox");
        const chosen = () => page.locator("[role=option][aria-selected=true]");
        await page.locator("[role=option]:has-text('/about')").waitFor();
        await page.keyboard.press("ArrowUp");
        const last = page.locator("[role=option]").last();
        assertEquals(await chosen().innerText(), await last.innerText());
        await page.keyboard.press("ArrowDown");
        assertEquals(await chosen().count(), 1);
        assertEquals(
          await field.getAttribute("aria-activedescendant"),
          await chosen().getAttribute("id"),
        );
      }),
  );

  await t.step(
    "leads to a page, and to an operation in the reference",
    () =>
      open(async (page) => {
        await page.keyboard.type("/privacy");
        await page.locator("[role=option]:has-text('/privacy')").first()
          .click();
        await page.waitForURL("**/privacy");
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").waitFor();
        await page.keyboard.type("/developers#getstats");
        await page.locator("[role=option] >> nth=0").click();
        await page.waitForURL("**/developers#getstats");
        assert(await page.locator(":target").count());
      }),
  );

  await t.step(
    "asks the site, and goes on to where the answer is",
    () =>
      open(async (page) => {
        await type(page, "ask which lamps");
        await answerOf(page).waitFor();
        const first = page.locator("[role=option]:below(.pal pre)").first();
        assertStringIncludes(await first.innerText(), "/");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForURL((url) =>
          url.pathname !== "/about" || url.hash !== ""
        );
      }),
  );

  await t.step(
    "takes what fits nothing for a question",
    () =>
      open(async (page) => {
        await page.keyboard.type("qqq zzz");
        const line = page.locator("[role=option]");
        assertStringIncludes(await line.innerText(), "ask qqq zzz");
      }),
  );

  await t.step("tells the jobs, and one of them", () =>
    open(async (page) => {
      await type(page, "work");
      const [role] = testContent.roles.filter(({ hidden }) => !hidden);
      await page.locator(`[role=option]:has-text("work ${role?.slug}")`)
        .click();
      await page.locator(".pal pre:has-text('company')").waitFor();
    }));

  await t.step(
    "lets one talk to somebody in the room",
    () =>
      open(async (page) => {
        await type(page, "npc");
        await page.locator("[role=option]:has-text('npc archivist')").click();
        const field = page.getByRole("combobox");
        assertEquals(await field.inputValue(), "npc archivist ");
        await type(page, "hello");
        await answerOf(page).waitFor();
        assert(!(await answerOf(page).innerText()).includes("invalid"));
      }),
  );

  await t.step("reads a page as an agent does", () =>
    open(async (page) => {
      await type(page, "cat about.md");
      await page.locator(".pal pre:has-text('canonical_url')").waitFor();
      const twin = await (await site.fetch("/about.md")).text();
      assertEquals(
        await answerOf(page).evaluate((pre) => pre.textContent),
        twin,
      );
    }));

  await t.step(
    "says an error in the API's words, and counts down",
    () =>
      open(async (page) => {
        await page.clock.install();
        let asked = 0;
        await page.route("**/api/v1/stats", (route) => {
          asked++;
          return route.fulfill({
            status: 429,
            headers: { "retry-after": "3" },
            json: { code: "rate_limited", error: "Too many" },
          });
        });
        await type(page, "stats");
        await page.locator(".pal pre.wait").waitFor();
        const text = () => answerOf(page).innerText();
        assertStringIncludes(await text(), "rate_limited: Too many");
        assertStringIncludes(await text(), "3");
        await page.keyboard.press("Enter");
        await page.clock.runFor(1_000);
        assertStringIncludes(await text(), "2");
        await page.clock.runFor(2_500);
        assertEquals(await text(), "rate_limited: Too many");
        assertEquals(asked, 1);
        await page.unroute("**/api/v1/stats");
        await page.keyboard.press("Enter");
        await page.locator(".pal pre:has-text('active_visitors')").waitFor();
      }),
  );

  await t.step(
    "says when the site cannot be reached",
    () =>
      open(async (page) => {
        await page.context().setOffline(true);
        await type(page, "contrib");
        await page.locator(".pal pre.wait").waitFor();
        assertEquals(await answerOf(page).innerText(), words.unreachable);
      }),
  );

  await t.step(
    "tells the site the verb of what was run, and nothing else",
    () =>
      open(async (page) => {
        const told = page.waitForRequest("**/api/v1/track");
        await type(page, "npc archivist a secret");
        const { event, command, ...rest } = (await told).postDataJSON();
        assertEquals([event, command, rest], ["command_run", "npc", {}]);
      }),
  );

  await t.step(
    "tells nothing where the browser asks for privacy",
    () =>
      open(async (page) => {
        const told: string[] = [];
        page.on("request", (request) => told.push(request.url()));
        await type(page, "stats");
        await answerOf(page).waitFor();
        assertEquals(told.filter((url) => url.endsWith("/track")), []);
      }, () => {
        Object.defineProperty(navigator, "globalPrivacyControl", {
          value: true,
        });
      }),
  );

  await t.step(
    "changes the theme, and copies the address",
    () =>
      open(async (page) => {
        await page.emulateMedia({ colorScheme: "light" });
        await type(page, "theme");
        await page.locator("html[data-theme=dark]").waitFor();
        await page.getByRole("combobox").fill("copy");
        await page.keyboard.press("Enter");
        await answerOf(page).waitFor();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert(
          testContent.contact.channels.some(({ value }) => value === text),
        );
      }),
  );

  await t.step(
    "says that it cannot copy where the browser has no clipboard",
    () =>
      open(async (page) => {
        await type(page, "copy");
        await answerOf(page).waitFor();
        assertEquals(await answerOf(page).innerText(), words.done.refused);
      }, () => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      }),
  );

  await t.step("leads to no other site", () =>
    open(async (page) => {
      for (const address of ["//other.example", "/\\other.example"]) {
        await page.getByRole("combobox").fill(address);
        const [line] = await page.getByRole("option").allInnerTexts();
        assertStringIncludes(line ?? "", `ask ${address}`);
      }
    }));

  await t.step(
    "switches single keys off, and the others stay",
    () =>
      open(async (page) => {
        await type(page, "keys");
        await answerOf(page).waitFor();
        assertEquals(await answerOf(page).innerText(), words.done.keysOff);
        await page.keyboard.press("Escape");
        await page.locator(".pal").waitFor({ state: "detached" });
        await page.keyboard.press("/");
        await page.evaluate(() => new Promise(requestAnimationFrame));
        assertEquals(await page.locator(".pal").count(), 0);
        await page.keyboard.press("Control+k");
        await page.locator(".pal").waitFor();
      }),
  );

  await t.step(
    "leads to the lens, and to a message",
    () =>
      open(async (page) => {
        await type(page, "agent");
        await page.locator(".behind h1").waitFor();
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox").waitFor();
        await type(page, "hire");
        await page.waitForURL("**/contact#hire");
      }),
  );

  await t.step("leaves keys to whoever types", async () => {
    const page = await browser.newPage();
    await page.goto(server.base);
    await page.locator("#main input").first().focus();
    await page.keyboard.type("/m");
    assertEquals(await page.locator("#main input").first().inputValue(), "/m");
    assertEquals(await page.locator(".pal, .behind").count(), 0);
    await page.close();
  });

  await t.step("is a link to the reference without script", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(server.base);
    await page.getByRole("link", { name: words.label }).click();
    await page.waitForURL("**/developers");
    await page.close();
  });
});

Deno.test("every command has its words", () => {
  assertEquals(
    Object.keys(words.verbs).sort(),
    VERBS.map(({ name }) => String(name)).sort(),
  );
});
