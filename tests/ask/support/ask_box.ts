import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";

/** The box sends a POST: the question is in no address, which a proxy might log. */
export const ASKED = "**/ask";

/** The home page in a window of its own, and what of it the tests look at. */
export async function openHome(
  browser: Browser,
  base: string,
  given: BrowserContextOptions = {},
) {
  const context = await browser.newContext(given);
  const page = await context.newPage();
  await page.goto(base);
  const form = page.getByRole("search");
  return {
    context,
    page,
    form,
    input: form.getByRole("searchbox"),
    button: form.getByRole("button"),
    answer: page.locator(".answer"),
    status: page.locator('.t [role="status"]'),
    [Symbol.asyncDispose]: () => context.close(),
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
