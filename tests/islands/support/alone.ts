import type {
  Browser,
  BrowserContextOptions,
  Page,
} from "npm:playwright-core@1.65.1";

/** An island on a page of nothing else, in a browser whose clock the test moves. */
export async function alone(
  browser: Browser,
  { island, props, now, ...context }: {
    island: string;
    props: unknown;
    now: string;
  } & BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(context)).newPage();
  await page.clock.install({ time: now });
  await page.setContent("<!doctype html><p>Here<span></span></p>");
  await page.addScriptTag({ content: await code });
  await page.evaluate(`mount("${island}", ${JSON.stringify(props)})`);
  return page;
}

const code = bundled();

async function bundled(): Promise<string> {
  const { outputFiles: [file] = [] } = await Deno.bundle({
    entrypoints: [new URL("mount.ts", import.meta.url).pathname],
    platform: "browser",
    // A classic script has run when its element is added; a module may run later.
    format: "iife",
    write: false,
  });
  return file?.text() ?? "";
}
