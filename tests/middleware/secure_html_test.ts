import { assert, assertEquals, assertMatch } from "@std/assert";
import { secureHtml } from "../../lib/middleware/secure_html.ts";
import { endpoint, infoOf, last } from "./support.ts";

const NONCE = ` nonce="${"0a".repeat(16)}"`;

async function secured(html: string, type = "text/html; charset=utf-8") {
  const make = () => new Response(html, { headers: { "content-type": type } });
  const info = infoOf({}, { endpoint: endpoint({ kind: "page" }) });
  const handle = secureHtml({ style: "a{}" })(last(make).handle);
  const response = await handle(info);
  const policy = response.headers.get("content-security-policy");
  return { policy, html: await response.text() };
}

async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `'sha256-${digest.toBase64()}'`;
}

Deno.test("secureHtml() lets scripts come from the site alone", async () => {
  const { policy } = await secured("<p>x</p>");
  assertMatch(policy ?? "", /default-src 'self'/);
  assert(policy?.includes(`style-src 'self' ${await sha256("a{}")}`));
  assert(!policy?.includes("unsafe-inline"));
  assert(policy?.includes("script-src 'self';"));
});

Deno.test("secureHtml() allows the script that the framework marks, by its hash", async () => {
  const { policy, html } = await secured(
    `<script type="module"${NONCE}>boot(1<2)</script>`,
  );
  assert(policy?.includes(`script-src 'self' ${await sha256("boot(1<2)")}`));
  assertEquals(html, '<script type="module">boot(1<2)</script>');
});

Deno.test("secureHtml() allows no inline script that nobody marked", async () => {
  const { policy } = await secured("<script>evil()</script>");
  assert(!policy?.includes(await sha256("evil()")));
});

Deno.test("secureHtml() makes the same bytes of two renders", async () => {
  const other = ` nonce="${"1b".repeat(16)}"`;
  const page = (nonce: string) => `<style${nonce}>a{}</style><p>x</p>`;
  assertEquals(await secured(page(NONCE)), await secured(page(other)));
});

Deno.test("secureHtml() leaves alone what is no HTML", async () => {
  const { policy, html } = await secured(
    `{"a":"${NONCE}"}`,
    "application/json",
  );
  assertEquals(policy, null);
  assertEquals(html, `{"a":"${NONCE}"}`);
});
