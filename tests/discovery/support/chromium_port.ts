import { unpack } from "../../support/browser.ts";
import { firstMatch } from "./own_address.ts";

/** A Chromium that others steer, by the port of its DevTools. */
export async function chromiumPort() {
  const { executablePath, env } = await unpack();
  const profile = await Deno.makeTempDir({ prefix: "chromium-" });
  const process = new Deno.Command(executablePath, {
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    env,
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
