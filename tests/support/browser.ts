import chromiumFiles, { inflate } from "npm:@sparticuz/chromium@153.0.0";
import { type Browser, chromium, type Page } from "npm:playwright-core@1.65.1";
import { type Device, fontsOf } from "./fonts.ts";

/**
 * Options of a test that launches a browser: Playwright keeps its connection to the
 * driver for the life of the process.
 */
export const BROWSER_TEST = { sanitizeOps: false, sanitizeResources: false };

interface Launch {
  args?: string[];
  /** The device that the fonts are of. */
  device?: Device;
}

/** A Chromium that needs nothing but npm; closed by `await using`. */
export async function launchBrowser(
  { args = [], device = "desk" }: Launch = {},
): Promise<Browser> {
  return await chromium.launch({
    ...await unpack(device),
    // The package's own arguments make it hang where it is not in a lambda.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      ...args,
    ],
  });
}

/** Runs a step of a test in a visit of its own. */
type Step<Given, Visit> = (
  name: string,
  given: Given,
  act: (visit: Visit) => Promise<void>,
) => Promise<unknown>;

/** A test in one browser. Each step begins a visit by `open`. */
export function testVisits<Given, Visit extends AsyncDisposable>(
  name: string,
  open: (browser: Browser, given: Given) => Promise<Visit>,
  steps: (step: Step<Given, Visit>) => Promise<void>,
): void {
  Deno.test(name, BROWSER_TEST, async (t) => {
    await using browser = await launchBrowser();
    await steps((name, given, act) =>
      t.step(name, async () => {
        await using visit = await open(browser, given);
        await act(visit);
      })
    );
  });
}

/**
 * Waits until `check` comes to true in the page, frame by frame. (Playwright's
 * `waitForFunction` takes every promise for true.)
 */
export async function waitUntil<A>(
  page: Page,
  check: (given: A) => Promise<boolean>,
  given: A,
): Promise<void> {
  for (let frames = 0; frames < MAX_FRAMES; frames++) {
    if (await page.evaluate(`(${check})(${JSON.stringify(given)})`)) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`Never true: ${check}`);
}

/** Some twenty seconds. */
export const MAX_FRAMES = 1_200;

/** Returns the program, and an environment that is the same on every machine. */
export async function unpack(device: Device = "desk") {
  // Test files run side by side, and half a browser looks like a whole one.
  using lock = await Deno.open(lockFile(), { create: true, write: true });
  await lock.lock(true);
  const executablePath = await chromiumFiles.executablePath();
  const env = Deno.env.toObject();
  if (!hasLibraries()) {
    const libraries = `${await inflate(packed("al2023.tar.br"))}/lib`;
    env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH ?? []].flat()
      .join(":");
  }
  env.FONTCONFIG_FILE = await fontsOf(device);
  return { executablePath, env };
}

function lockFile(): string {
  return `${Deno.env.get("TMPDIR") ?? "/tmp"}/chromium.lock`;
}

/** A plain image has no NSS, which Chromium does not bring along. */
function hasLibraries(): boolean {
  try {
    Deno.dlopen("libnss3.so", {}).close();
    return true;
  } catch {
    return false;
  }
}

function packed(name: string): string {
  const file = new URL(
    `../bin/${name}`,
    import.meta.resolve("npm:@sparticuz/chromium@153.0.0"),
  );
  return decodeURIComponent(file.pathname);
}
