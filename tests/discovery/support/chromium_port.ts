import chromiumFiles, { inflate } from "npm:@sparticuz/chromium@153.0.0";
import { launchBrowser } from "../../support/browser.ts";
import { firstMatch } from "./own_address.ts";

/** A Chromium that others steer, by the port of its DevTools. */
export async function chromiumPort() {
  // The first process unpacks the files, and holds the lock meanwhile.
  await using _browser = await launchBrowser();
  const profile = await Deno.makeTempDir({ prefix: "chromium-" });
  const process = new Deno.Command(await chromiumFiles.executablePath(), {
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    env: await libraries(),
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const listening = await firstMatch(process.stderr, /ws:\/\/[^:]*:\d+\//);
  const { port } = new URL(listening);
  return {
    port,
    async [Symbol.asyncDispose]() {
      // SIGTERM also ends its children, so that no process writes into the folder later.
      process.kill("SIGTERM");
      await process.status;
      await Deno.remove(profile, { recursive: true });
    },
  };
}

/** A plain image has no NSS; the package brings it for another system. */
async function libraries(): Promise<Record<string, string>> {
  try {
    Deno.dlopen("libnss3.so", {}).close();
    return {};
  } catch {
    const file = new URL(
      "../bin/al2023.tar.br",
      import.meta.resolve("npm:@sparticuz/chromium@153.0.0"),
    );
    const folder = await inflate(decodeURIComponent(file.pathname));
    return { LD_LIBRARY_PATH: `${folder}/lib` };
  }
}
