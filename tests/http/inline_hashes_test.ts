import { assertEquals } from "@std/assert";
import { createHash } from "node:crypto";
import { inlineHashes } from "../../lib/http/inline_hashes.ts";

const NONCE = "0123456789abcdef0123456789abcdef";

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

Deno.test("inlineHashes() names each inline script and style once", () => {
  const html = `<style>a{}</style><SCRIPT type="module">one()</SCRIPT>` +
    `<script>two("<style>no{}</style>")</script><script>two("<style>no{}</style>")</script>`;
  assertEquals(inlineHashes(html), {
    html,
    scripts: [hashOf("one()"), hashOf('two("<style>no{}</style>")')],
    styles: [hashOf("a{}")],
  });
});

Deno.test("inlineHashes() passes over data and what has an address", () => {
  const html = '<script type="application/ld+json">{"a":"<style>b"}</script>' +
    '<script type="application/json" data-x="a > b">{}</script>' +
    '<script src="/x.js"></script><script></script>';
  assertEquals(inlineHashes(html), { html, scripts: [], styles: [] });
});

Deno.test("inlineHashes() makes two renders of a page the same", () => {
  const render = (nonce: string) =>
    `<style nonce="${nonce}">a{}</style><p title='nonce="${nonce}"'>x</p>` +
    `<script type="module" nonce="${nonce}">one()</script>`;
  const { html, scripts } = inlineHashes(render(NONCE));
  assertEquals(
    html,
    `<style>a{}</style><p title='nonce="${NONCE}"'>x</p>` +
      '<script type="module">one()</script>',
  );
  assertEquals(scripts, [hashOf("one()")]);
});
