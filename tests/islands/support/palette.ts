import type { Browser, Locator, Page } from "npm:playwright-core@1.65.1";
import { openAbout } from "../../support/visit_about.ts";

/** The palette on a page; `before` runs in the page before all else. */
export async function openPalette(
  browser: Browser,
  given: { before?: () => void },
) {
  const visit = await openAbout(browser, { ...given, isTimed: true });
  await visit.page.keyboard.press("Control+k");
  await visit.page.getByRole("combobox").waitFor();
  return visit;
}

/** Types a line and runs it. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Answer to the line. */
export function answerOf(page: Page): Locator {
  return page.locator(".pal pre");
}
