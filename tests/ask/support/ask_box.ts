import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";
import { fillCount } from "../../../lib/base/words/fill.ts";
import { ENGLISH } from "../../../lib/base/words/override.ts";
import { served } from "../../support/served.ts";
import { testSite } from "../../support/test_app.ts";

/** The box sends a POST: the question is in no address, which a proxy might log. */
export const ASKED = "**/ask";

/** The words for a refused question, while it counts down. */
export const again = (seconds: number) =>
  fillCount(ENGLISH.ask.box.again, seconds, "en");

/** The home page of a site in a window of its own, and what of it the tests look at. */
export async function openHome(
  browser: Browser,
  given: BrowserContextOptions,
) {
  const site = testSite({ env: { RATE_LIMIT: "0" } });
  const server = served(site);
  const context = await browser.newContext(given);
  const page = await context.newPage();
  await page.goto(server.base);
  const form = page.getByRole("search");
  return {
    site,
    base: server.base,
    context,
    page,
    form,
    input: form.getByRole("searchbox"),
    button: form.getByRole("button"),
    answer: page.locator(".answer, .found"),
    status: page.locator('.t [role="status"]'),
    async [Symbol.asyncDispose]() {
      await context.close();
      await server[Symbol.asyncDispose]();
      site[Symbol.dispose]();
    },
  };
}

/** Answers each question to the site by what `answer` says. */
export async function pretend(
  page: Page,
  answer: { status?: number; headers?: Record<string, string>; body: string },
) {
  await page.route(ASKED, (route) => route.fulfill(answer));
}

/** Response of a site that refuses a question. */
export function refusal(status: number, code: string, headers = {}) {
  const body = JSON.stringify({ code, error: `No: ${code}` });
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body,
  };
}

/** Counts the questions that the page sends from now on. */
export function countQuestions(page: Page): () => number {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/ask")) asked++;
  });
  return () => asked;
}
