import { assertEquals } from "@std/assert";
import { createHash } from "node:crypto";
import { inlineHashes } from "../../lib/base/http/inline_hashes.ts";

const NONCE = "0123456789abcdef0123456789abcdef";
const MARK = ` nonce="${NONCE}"`;

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

Deno.test("inlineHashes() names each marked script and style once", async () => {
  const html = `<style${MARK}>a{}</style>` +
    `<script type="module"${MARK}>one(1<2)</script>` +
    `<script${MARK}>two()</script><script${MARK}>two()</script>`;
  assertEquals(await inlineHashes(html), {
    html: html.replaceAll(MARK, ""),
    scripts: [hashOf("one(1<2)"), hashOf("two()")],
    styles: [hashOf("a{}")],
  });
});

Deno.test("inlineHashes() names nothing that the framework has not marked", async () => {
  const html = "<script>evil()</script><style>a{}</style>";
  assertEquals(await inlineHashes(html), { html, scripts: [], styles: [] });
});

Deno.test("inlineHashes() passes over data", async () => {
  const html = `<script type="application/ld+json"${MARK}>{"a":"b"}</script>` +
    `<script${MARK}></script>`;
  const { scripts, styles } = await inlineHashes(html);
  assertEquals([scripts, styles], [[], []]);
});

Deno.test("inlineHashes() names no script that has an address", async () => {
  const html = `<script src="/x.js"${MARK}></script><script src="/y.js">`;
  assertEquals((await inlineHashes(html)).scripts, []);
});

Deno.test("inlineHashes() makes two renders of a page the same", async () => {
  const render = (nonce: string) =>
    `<style nonce="${nonce}">a{}</style><p>nonce="${NONCE}"</p>` +
    `<script type="module" nonce="${nonce}">one()</script>`;
  const other = "fedcba9876543210fedcba9876543210";
  assertEquals(
    await inlineHashes(render(NONCE)),
    await inlineHashes(render(other)),
  );
});
