import { assertEquals } from "@std/assert";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testSite } from "./support/test_app.ts";

Deno.test(
  "results of tools and documents keep their policy in a real browser",
  BROWSER_TEST,
  async (t) => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    const { base } = server;
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) {
        complaints.push(message.text());
      }
    });
    page.on("pageerror", (error) => complaints.push(String(error)));

    await t.step("the result of a tool is a page as any other", async () => {
      await page.goto(`${base}/docs/mcp?tool=search_docs&query=limit`);
      await page.locator("#result").waitFor();
      assertEquals(complaints, []);
    });

    // The service worker asks the site for what it keeps.
    const files = site.app.endpoints().filter(({ kind, path }) =>
      /document|twin|asset/.test(kind) && path !== "/sw.js"
    );
    await t.step("what is no page runs nothing that stands in it", async () => {
      for (const { path } of files) {
        const response = await page.request.get(base + path);
        const policy = response.headers()["content-security-policy"];
        assertEquals(
          policy,
          "default-src 'none'; frame-ancestors 'none'",
          path,
        );
      }
    });
  },
);
