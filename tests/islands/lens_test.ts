import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { withTimersForSignals } from "../support/time_limits.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";

const { lens: words } = testContent.words;

Deno.test("the agent lens", BROWSER_TEST, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();

  /** A page of a new visitor; nothing may go wrong in it. */
  async function visit(run: (page: Page) => Promise<void>): Promise<void> {
    await using context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults: unknown[] = [];
    page.on("pageerror", (error) => faults.push(error));
    await page.goto(`${server.base}/about`);
    await run(page);
    assertEquals(faults, []);
  }

  const agent = (page: Page) => page.locator(".voice a").last();
  const title = (page: Page) => page.locator("#main h1:visible").textContent();

  await t.step(
    "shows the very bytes that an agent gets, and what comes with them",
    () =>
      visit(async (page) => {
        await page.keyboard.press("m");
        await page.locator(".raw").waitFor();
        const twin = await site.fetch("/about.md");
        const bytes = await twin.bytes();
        assertEquals(
          await page.locator(".raw").evaluate((pre) => pre.textContent),
          new TextDecoder().decode(bytes),
        );
        const facts = await page.locator(".behind dd").allTextContents();
        const count = (number: number) => number.toLocaleString("en");
        assert(facts.includes(count(bytes.length)));
        assert(facts.includes(twin.headers.get("content-type") ?? ""));
        const tokens = Number(twin.headers.get("x-markdown-tokens"));
        assert(facts.includes(count(tokens)));
      }),
  );

  await t.step(
    "gives focus and place back on Escape",
    () =>
      visit(async (page) => {
        const footer = page.locator("footer a").first();
        await footer.focus();
        const before = await page.evaluate("scrollY");
        await page.keyboard.press("m");
        await page.locator(".behind h1:focus").waitFor();
        await page.keyboard.press("Escape");
        await page.locator(".behind").waitFor({ state: "detached" });
        assert(await page.locator("footer a:focus").count());
        assertEquals(await page.evaluate("scrollY"), before);
      }),
  );

  await t.step(
    "is left by its link, by its key and by the back button",
    () =>
      visit(async (page) => {
        const person = await title(page);
        for (
          const leave of [
            () => page.locator(".voice a").first().click(),
            () => page.keyboard.press("m"),
            () => page.goBack(),
          ]
        ) {
          await agent(page).click();
          await page.locator(".behind h1").waitFor();
          assertEquals(await title(page), "/about.md");
          await leave();
          await page.locator(".behind").waitFor({ state: "detached" });
          assertEquals(await title(page), person);
        }
        assertEquals(page.url(), `${server.base}/about`);
        await page.goForward();
        await page.locator(".behind h1").waitFor();
      }),
  );

  await t.step(
    "is left by the back button without loading the page anew, as Fresh would",
    () =>
      visit(async (page) => {
        await page.addInitScript(clientOfFresh);
        await page.reload();
        await page.evaluate("globalThis.isStill = true");
        await agent(page).click();
        await page.locator(".behind h1").waitFor();
        await page.goBack();
        await page.locator(".behind").waitFor({ state: "detached" });
        // A reload would have begun by now, and would show the page again.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        assertEquals(await page.evaluate("globalThis.isStill"), true);
      }),
  );

  await t.step(
    "has the commands that give the same, behind tabs",
    () =>
      visit(async (page) => {
        await agent(page).click();
        const panel = page.locator(".behind .con pre:visible");
        assertEquals(await panel.innerText(), `curl ${BASE_URL}/about.md`);
        await page.getByRole("radio").first().focus();
        await page.keyboard.press("ArrowRight");
        const [, accept = ""] =
          /-H 'accept: ([^']+)'/.exec(await panel.innerText()) ?? [];
        const twin = await site.text("/about.md");
        const byAccept = await site.fetch("/about", { headers: { accept } });
        assertEquals(await byAccept.text(), twin);
        await page.keyboard.press("ArrowRight");
        const [, body = ""] = /-d '(.*)'/.exec(await panel.innerText()) ?? [];
        const byTool = await site.fetch("/docs/mcp", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
          },
          body,
        });
        const { result } = await byTool.json();
        assertEquals(result.isError ?? false, false);
        await page.keyboard.press("ArrowRight");
        assertEquals(
          await page.locator(".behind label:has(:checked)").textContent(),
          "curl",
        );
      }),
  );

  await t.step(
    "says what went wrong, and tries again",
    () =>
      visit(async (page) => {
        await page.route("**/about.md", (route) =>
          route.fulfill({
            status: 500,
            json: { code: "internal_error", error: "Ours" },
          }));
        await agent(page).click();
        const alert = page.getByRole("alert");
        assert((await alert.innerText()).includes("internal_error"));
        await page.unroute("**/about.md");
        await page.context().setOffline(true);
        await alert.getByRole("button").click();
        await page.locator(`[role=alert]:has-text("${words.unreachable}")`)
          .waitFor();
        await page.context().setOffline(false);
        await alert.getByRole("button").click();
        await page.locator(".raw").waitFor();
      }),
  );

  await t.step(
    "says so where no answer comes in half a minute",
    () =>
      visit(async (page) => {
        await withTimersForSignals(page);
        await page.reload();
        await page.route("**/about.md", () => {});
        await agent(page).click();
        await page.locator(".behind h1").waitFor();
        await page.clock.runFor(29_000);
        assertEquals(await page.getByRole("alert").count(), 0);
        await page.clock.runFor(2_000);
        const alertText = await page.getByRole("alert").innerText();
        assert(alertText.includes(words.unreachable));
      }),
  );

  await t.step("prints the page, not itself", () =>
    visit(async (page) => {
      await page.keyboard.press("m");
      await page.locator(".raw").waitFor();
      await page.emulateMedia({ media: "print" });
      assertEquals(await page.locator(".behind").isVisible(), false);
      assert(await page.locator("#main > article").isVisible());
    }));

  await t.step(
    "leaves a click with a key held down to the browser",
    () =>
      visit(async (page) => {
        // The last to hear of it: what is left to the browser would open a
        // tab, or save a file.
        await page.evaluate(() =>
          addEventListener("click", (event) => {
            document.title = event.defaultPrevented ? "taken" : "left";
            event.preventDefault();
          })
        );
        await agent(page).click({ modifiers: ["ControlOrMeta"] });
        assertEquals(await page.title(), "left");
        assertEquals(await page.locator(".behind").count(), 0);
      }),
  );

  await t.step("is a link to the twin without script", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${server.base}/about`);
    assertEquals(await agent(page).getAttribute("href"), "/about.md");
    await page.close();
  });
});

/** In the browser: marks the entry, and loads what it comes back to, as Fresh's client does. */
function clientOfFresh(): void {
  history.replaceState({ fClientNav: true }, "");
  addEventListener("popstate", () => {
    if (history.state?.fClientNav) location.reload();
  });
}
