import { assert, assertEquals } from "@std/assert";
import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

const { hire } = testContent.words.contact;
const mail = testContent.contact.channels
  .find(({ url }) => url.startsWith("mailto:"));
assert(mail);

/** The page, and the events that leave it. */
async function visit(
  browser: Browser,
  address: string,
  { isPrivate = false, ...context }: BrowserContextOptions & {
    isPrivate?: boolean;
  } = {},
) {
  const page = await (await browser.newContext(context)).newPage();
  const events: Record<string, unknown>[] = [];
  const first = Promise.withResolvers<number>();
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/v1/track")) return;
    events.push(JSON.parse(response.request().postData() ?? "null"));
    first.resolve(response.status());
  });
  if (isPrivate) {
    await page.addInitScript(
      `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`,
    );
  }
  await page.goto(address);
  const sheet = page.locator("details:has(#hire)");
  return {
    page,
    events,
    /** The status of the first answer to one. */
    told: first.promise,
    sheet,
    isOpen: () => sheet.evaluate((node) => node.hasAttribute("open")),
    field: page.locator("#hire input").first(),
    link: page.locator('main a[href="#hire"]'),
    /** Resolves once the island lives, wherever it stands. */
    async isLive() {
      await sheet.scrollIntoViewIfNeeded();
      await page.locator("#hire form").waitFor({ state: "attached" });
    },
  };
}

/** The address that a mail is begun with. */
async function mailBegunBy(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const begun = new Promise<string>((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url))
  );
  await act();
  const url = new URL(await begun);
  const parts = url.search.slice(1).split("&").map((part) => part.split("="));
  return {
    to: url.pathname,
    ...Object.fromEntries(
      parts.map(([name, value = ""]) => [name, decodeURIComponent(value)]),
    ),
  };
}

Deno.test("the first message", BROWSER_TEST, async (t) => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  await using server = served(site);
  await using browser = await launchBrowser();
  const address = `${server.base}/contact`;

  await t.step(
    "is closed until it is asked for, and tells of it once",
    async () => {
      const { page, events, told, isLive, isOpen, field, link, sheet } =
        await visit(
          browser,
          `${address}?ref=newsletter`,
        );
      await isLive();
      assertEquals(await isOpen(), false);
      assertEquals(events, []);
      await link.click();
      await field.and(page.locator(":focus")).waitFor();
      assertEquals(await told, 200);
      await sheet.locator("summary").click();
      await sheet.locator("summary").click();
      assertEquals(await isOpen(), true);
      assertEquals(events, [
        { event: "hire_opened", ref: "newsletter", deepLinked: false },
      ]);
    },
  );

  await t.step(
    "gives the focus back, by Escape and by the way back",
    async () => {
      const { page, isLive, isOpen, field, link, sheet } = await visit(
        browser,
        address,
      );
      const summary = sheet.locator("summary");
      await isLive();
      await summary.press("Enter");
      await page.keyboard.press("Tab");
      await field.and(page.locator(":focus")).waitFor();
      await page.keyboard.press("Escape");
      assertEquals(await isOpen(), false);
      await summary.and(page.locator(":focus")).waitFor();

      await link.press("Enter");
      await field.and(page.locator(":focus")).waitFor();
      await page.goBack();
      await link.and(page.locator(":focus")).waitFor();
      assertEquals(await isOpen(), false);
    },
  );

  await t.step("is open to who comes to it from elsewhere", async () => {
    const { page, events, told, isOpen, field } = await visit(
      browser,
      `${address}#hire`,
    );
    await field.and(page.locator(":focus")).waitFor();
    assertEquals(await isOpen(), true);
    assertEquals(await told, 200);
    assertEquals(events, [{ event: "hire_opened", deepLinked: true }]);
  });

  await t.step(
    "says nothing of what was asked on the page before",
    async () => {
      const { page, events, told } = await visit(
        browser,
        `${server.base}/?ask=a+secret`,
      );
      await page.evaluate(`location.href = "/contact#hire"`);
      await page.locator("#hire input:focus").waitFor();
      assertEquals(await told, 200);
      assertEquals(events, [
        {
          event: "hire_opened",
          referrer: `${server.base}/`,
          deepLinked: false,
        },
      ]);
    },
  );

  await t.step("tells nobody where the browser asks for privacy", async () => {
    const { page, events, field } = await visit(browser, `${address}#hire`, {
      isPrivate: true,
    });
    await field.and(page.locator(":focus")).waitFor();
    await page.waitForLoadState("networkidle");
    assertEquals(events, []);
  });

  await t.step(
    "goes to the mail program as it was typed, and nowhere else",
    async () => {
      const { page, field } = await visit(browser, `${address}#hire`);
      await field.and(page.locator(":focus")).waitFor();
      const fields = page.locator("#hire :is(input, textarea)");
      const typed = [
        "A lamp + a horn & more",
        "It is dark\nsince 3 %",
        "",
        "€ 5",
      ];
      for (const [at, words] of typed.entries()) {
        await fields.nth(at).fill(words);
      }
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.postData() ?? ""));
      const begun = await mailBegunBy(page, () => field.press("Enter"));
      const [what, wrong, , budget] = hire.lines;
      assertEquals(begun, {
        to: mail.url.slice("mailto:".length),
        subject: typed[0],
        body: [what, typed[0], "", wrong, "It is dark", "since 3 %", "", budget]
          .concat(["€ 5", ""]).join("\r\n"),
      });
      assert(sent.every((body) => !/lamp|dark/.test(body)));
      const copy = page.locator("#hire .copy");
      assert((await copy.getAttribute("data-copy"))?.includes("It is dark"));
    },
  );

  await t.step("is begun in the mail program without script, too", async () => {
    const { page, isOpen } = await visit(browser, `${address}#hire`, {
      javaScriptEnabled: false,
    });
    assertEquals(await isOpen(), true);
    const begun = await mailBegunBy(
      page,
      () => page.locator("#hire a").click(),
    );
    assertEquals(begun, {
      to: mail.url.slice("mailto:".length),
      subject: hire.subject,
      body: hire.lines.map((line) => `${line}\r\n\r\n`).join("\r\n"),
    });
  });
});
