import { assertEquals } from "@std/assert";
import type { Page } from "npm:playwright-core@1.65.1";
import { faultsOn } from "../support/axe.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { served } from "../support/served.ts";
import { shownBy, wholeSite } from "./support/whole_site.ts";

const DESK = { width: 1280, height: 900 };
/** A telephone, and a small one, which is a desk at 400 %. */
const PHONES = [{ width: 390, height: 844 }, { width: 320, height: 640 }];

Deno.test(
  "axe finds nothing on any page, in either theme, at any width",
  BROWSER_TEST,
  async (t) => {
    using site = wholeSite();
    await using server = served(site);
    await using browser = await launchBrowser();
    const page = await browser.newPage();
    for (const { path, isManual } of shownBy(site)) {
      await t.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(DESK);
        await page.goto(server.base + path);
        const faults = await faultsOf(page, "light, wide");
        // One page of the manual is as dark as another, and as wide.
        if (!isManual) faults.push(...await elsewhere(page));
        assertEquals(faults, []);
      });
    }
  },
);

/** In the dark, where only tones differ, and on telephones. */
async function elsewhere(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const faults = await faultsOf(page, "dark", ["color-contrast"]);
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    faults.push(...await faultsOf(page, `${phone.width} px`));
  }
  return faults;
}

async function faultsOf(
  page: Page,
  how: string,
  rules?: string[],
): Promise<string[]> {
  return (await faultsOn(page, rules)).map((fault) => `${how}: ${fault}`);
}
