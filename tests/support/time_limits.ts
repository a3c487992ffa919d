import type { Page } from "npm:playwright-core@1.65.1";

/**
 * From the next load on a clock that the test moves, which moves
 * `AbortSignal.timeout` as well: Playwright's own leaves that alone.
 */
export async function withTimersForSignals(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const late = new AbortController();
      const reason = new DOMException("Late", "TimeoutError");
      setTimeout(() => late.abort(reason), milliseconds);
      return late.signal;
    };
  });
}
