import { assert, assertEquals } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testContent, testSite } from "./support/test_app.ts";

const { contact, words } = testContent;

function withChannels(channels: Content["contact"]["channels"]): Content {
  return { ...testContent, contact: { ...contact, channels } };
}

async function contactPage(content: Content): Promise<string> {
  using site = testSite({ content });
  return await site.html("/contact");
}

Deno.test("who gives no address to write to has no first message to compose", async () => {
  const others = contact.channels.filter(({ url }) =>
    !url.startsWith("mailto:")
  );
  for (const channels of [others, []]) {
    const html = await contactPage(withChannels(channels));
    assert(!html.includes("#hire") && !html.includes('id="hire"'));
    assert(html.includes(contact.response_time));
    assert(html.includes(contact.hours));
  }
});

Deno.test("who gives no hours as numbers has them in words alone", async () => {
  const content = {
    ...testContent,
    contact: { ...contact, work_hours: undefined },
  };
  const html = await contactPage(content);
  assert(!html.includes("<figure") && html.includes(contact.hours));
});

Deno.test("the page about contact", BROWSER_TEST, async (t) => {
  const long = "a-very.long.name+and-more@of-a-very-long-domain.example";
  const [first, ...others] = contact.channels;
  assert(first);
  const channels = [
    { ...first, value: long, url: `mailto:${long}` },
    ...others,
  ];
  using site = testSite({ content: withChannels(channels) });
  await using server = served(site);
  await using browser = await launchBrowser();

  await t.step("fits into 320 pixels, whatever the address is", async () => {
    const page = await browser.newPage({
      viewport: { width: 320, height: 600 },
    });
    await page.goto(`${server.base}/contact#hire`);
    await page.locator("#hire form").waitFor();
    await page.locator(".lines").scrollIntoViewIfNeeded();
    await page.locator(".lines > p").nth(2).waitFor();
    const width = await page.evaluate("document.documentElement.scrollWidth");
    assertEquals(width, 320);
    const bar = await page.locator(".lines svg").last().boundingBox();
    assert(bar && bar.width > 200, "no room for the hours");
    const box = await page.getByText(long).boundingBox();
    assert(box && box.height < 60, "in more than one line");
  });

  await t.step("tells the hours and no time without script", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.base}/contact`);
    assert(await page.getByText(contact.hours).isVisible());
    assertEquals(await page.locator(".lines svg").count(), 1);
    assertEquals(await page.locator("main time").count(), 0);
    const copy = page.getByText(words.contact.copy, { exact: true });
    assertEquals(await copy.isVisible(), false);
  });
});
