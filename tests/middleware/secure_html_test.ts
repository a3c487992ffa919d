import { assert, assertEquals } from "@std/assert";
import { secureHtml } from "../../lib/server/middleware/secure_html.ts";
import { endpoint, infoOf, last } from "./support.ts";

const OWN = { script: "a()", style: "a{}" };
const NONCE = ` nonce="${"0a".repeat(16)}"`;

async function secured(html: string, type = "text/html; charset=utf-8") {
  const make = () => new Response(html, { headers: { "content-type": type } });
  const info = infoOf({}, { endpoint: endpoint({ kind: "page" }) });
  const handle = secureHtml(OWN)(last(make).handle);
  const response = await handle(info);
  const policy = response.headers.get("content-security-policy");
  return { policy, html: await response.text() };
}

async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `'sha256-${digest.toBase64()}'`;
}

/** The policy's directives, each with its sources. */
function directives(policy: string | null): Record<string, string> {
  return Object.fromEntries(
    (policy ?? "").split("; ").map((each) => {
      const [name = "", ...sources] = each.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

/** Content Security Policy of every page. */
const SHOWN = {
  "default-src": "'none'",
  "style-src": `'self' ${await sha256(OWN.style)}`,
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

Deno.test("secureHtml() lets a page run scripts of the site, which make no markup of text", async () => {
  const { policy } = await secured('<p>x</p><script src="/x.js"></script>');
  assertEquals(directives(policy), {
    ...SHOWN,
    "script-src": `'self' ${await sha256(OWN.script)}`,
    "require-trusted-types-for": "'script'",
    "trusted-types": "foyer",
  });
});

Deno.test("secureHtml() allows the script that the framework marks, by its hash", async () => {
  const { policy, html } = await secured(
    `<script type="module"${NONCE}>boot(1<2)</script>`,
  );
  assertEquals(directives(policy), {
    ...SHOWN,
    "script-src": `'self' ${await sha256(OWN.script)} ${await sha256(
      "boot(1<2)",
    )}`,
  });
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

Deno.test("secureHtml() does not say how long the page was before", async () => {
  const html = `<style${NONCE}>a{}</style>`;
  const headers = {
    "content-type": "text/html",
    "content-length": String(html.length),
  };
  const info = infoOf({}, { endpoint: endpoint({ kind: "page" }) });
  const make = () => new Response(html, { headers });
  const response = await secureHtml(OWN)(last(make).handle)(info);
  assertEquals(response.headers.get("content-length"), null);
  assertEquals(await response.text(), "<style>a{}</style>");
});
