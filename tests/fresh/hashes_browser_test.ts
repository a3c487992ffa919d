import { assertEquals } from "@std/assert";
import { inlineHashes } from "../../lib/base/http/inline_hashes.ts";
import { BROWSER_TEST, launchBrowser } from "../support/browser.ts";
import { fresh } from "./whose.ts";

// As Fresh writes it: one inline script that imports what it starts.
const PAGE = `<!DOCTYPE html><html><head>
<style nonce="0123456789abcdef0123456789abcdef">p{color:rgb(1,2,3)}</style>
</head><body><p>dead</p>
<script type="module" nonce="0123456789abcdef0123456789abcdef">import { boot } from "/boot.js";boot("alive")</script>
</body></html>`;
const BOOT = `export const boot = (text) => {
  document.querySelector("p").textContent = text;
};`;

fresh(
  "a page with an inline script lives by hashes, without a nonce",
  async () => {
    await using browser = await launchBrowser();
    await using server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen() {} },
      answer,
    );
    const page = await browser.newPage();
    const shown = async (path: string) => {
      await page.goto(`http://127.0.0.1:${server.addr.port}${path}`);
      return await page.locator("p").evaluate((p) => [
        p.textContent,
        getComputedStyle(p).color,
      ]);
    };
    assertEquals(await shown("/hashes"), ["alive", "rgb(1, 2, 3)"]);
    assertEquals(await shown("/without"), ["dead", "rgb(0, 0, 0)"]);
  },
  BROWSER_TEST,
);

async function answer({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname === "/boot.js") {
    return new Response(BOOT, {
      headers: { "content-type": "text/javascript" },
    });
  }
  const { html, scripts, styles } = await inlineHashes(PAGE);
  const sources = (hashes: string[]) =>
    ["'self'", ...pathname === "/hashes" ? hashes : []].join(" ");
  const policy = `default-src 'none'; script-src ${sources(scripts)}; ` +
    `style-src ${sources(styles)}`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    },
  });
}
