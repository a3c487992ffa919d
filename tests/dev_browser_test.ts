import { CONTENT_DIR, copyFolder } from "./support/content.ts";
import { copiedSite } from "./support/copied_site.ts";
import { until } from "./support/until.ts";
import { freePort } from "./support/free_port.ts";
import { BROWSER_TEST, launchBrowser } from "./support/browser.ts";

Deno.test(
  "deno task dev shows a mistake in the open page, and the mended page, without a reload",
  BROWSER_TEST,
  async () => {
    await using site = await copiedSite();
    await Deno.remove(`${site.dir}/content`, { recursive: true });
    await copyFolder(CONTENT_DIR, `${site.dir}/content`);
    const port = freePort();
    const task = new Deno.Command(Deno.execPath(), {
      args: ["task", "dev"],
      cwd: site.dir,
      env: {
        PORT: `${port}`,
        KV_PATH: ":memory:",
        LOG_FORMAT: "off",
        CODEHOST_PROVIDER: "off",
      },
      stdout: "null",
      stderr: "null",
    }).spawn();
    const profile = `${site.dir}/content/profile.md`;
    const sound = await Deno.readTextFile(profile);
    try {
      await using browser = await launchBrowser();
      const page = await browser.newPage();
      const url = `http://127.0.0.1:${port}/about`;
      await until(() => answers(url), 1_200);
      await page.goto(url);
      await page.locator("main").waitFor();
      await Deno.writeTextFile(profile, sound.replace("hue: 20", "hue: green"));
      await page.locator("code", { hasText: "profile.md:8:6" }).waitFor();
      await Deno.writeTextFile(profile, sound);
      await page.locator("main").waitFor();
    } finally {
      task.kill("SIGTERM");
      await task.status;
    }
  },
);

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
