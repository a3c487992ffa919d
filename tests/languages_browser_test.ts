import { assert, assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import type { Content } from "../lib/content/content.ts";
import { services } from "../lib/mcp/mod.ts";
import {
  content as second,
  secondSite,
} from "./second_person/support/vocabulary.ts";
import { launchBrowser } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { testContent, type TestSite, testSite } from "./support/test_app.ts";

// Playwright keeps its connection to the driver for the life of the process.
const options = { sanitizeOps: false, sanitizeResources: false };

/** A small telephone, a usual one, and a desk. */
const WIDTHS = [320, 390, 1280];

const LONG = "Leuchtturmwaerterstubenofenkachelmusters";
const { profile, contact, roles } = testContent;

const [role] = roles;
assert(role);

const PEOPLE: Record<string, Content> = {
  "a name in Arabic": second,
  "a name in Japanese": called("架空岬灯台守見習霧野海太郎左衛門", "ja"),
  "a name of forty letters": called(LONG, "de"),
  "no roles": { ...testContent, roles: [] },
  "thirty roles": {
    ...testContent,
    roles: Array.from({ length: 30 }, (_, at) => ({
      ...role,
      slug: `${role.slug}-${at}`,
      company: at % 2 ? LONG : role.company,
    })),
  },
  "no phone": withChannels(({ url }) => !url.startsWith("tel:")),
  "no channels": withChannels(() => false),
};

function called(name: string, language: string): Content {
  return { ...testContent, profile: { ...profile, name, language } };
}

function withChannels(
  keeps: (channel: Content["contact"]["channels"][number]) => boolean,
): Content {
  const channels = contact.channels.filter(keeps);
  return { ...testContent, contact: { ...contact, channels } };
}

/** Paths of what people see; the manual is the same for everybody. */
function shownBy(site: TestSite): string[] {
  return site.app.endpoints().filter(({ kind, path, page }) =>
    kind === "page" && page?.kind !== "doc" ||
    services.some((service) => service.path === path)
  ).map(({ path }) => path);
}

Deno.test(
  "no page is wider than its window, whoever it is about",
  options,
  async (t) => {
    await using browser = await launchBrowser();
    for (const [whose, content] of Object.entries(PEOPLE)) {
      await t.step(whose, async () => {
        using site = content === second
          ? secondSite()
          : testSite({ content, env: { RATE_LIMIT: "0" } });
        await using server = served(site);
        const page = await browser.newPage();
        const wide: string[] = [];
        for (const path of [...shownBy(site), "/nowhere"]) {
          await page.goto(server.base + path);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            if (await widthOf(page) > width) wide.push(`${path} at ${width}`);
          }
        }
        await page.close();
        assertEquals(wide, []);
      });
    }
  },
);

/** Of the whole page, with what would have to be scrolled to. */
async function widthOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth);
}

Deno.test(
  "a page from right to left is mirrored, and code on it is not",
  options,
  async () => {
    await using browser = await launchBrowser();
    using site = secondSite();
    await using server = served(site);
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(`${server.base}/tariq`);
    const at = (selector: string) =>
      page.locator(selector).first().boundingBox();
    const name = await at("header .brand");
    const menu = await at("nav a");
    const heading = await at("h1");
    const head = await at("thead th");
    assert(name && menu && heading && head);
    assert(name.x > menu.x, "the name stands before the menu");
    assert(menu.x + menu.width <= heading.x + heading.width + 1);
    const last = await page.locator("thead th").last().boundingBox();
    assert(last && last.x < head.x, "the first column is at the right");
    assertEquals(await directionOf(page, "code"), "ltr");
    await page.goto(`${server.base}/developers`);
    assertEquals(await directionOf(page, "pre"), "ltr");
    assertEquals(await directionOf(page, "main p"), "rtl");
    await page.close();
  },
);

async function directionOf(page: Page, selector: string): Promise<string> {
  return await page.locator(selector).first().evaluate((element) =>
    getComputedStyle(element).direction
  );
}
