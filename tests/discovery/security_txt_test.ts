import { assert, assertEquals, assertMatch } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import { textOf } from "./support/claims.ts";

const NOW: [now: string, expires: string][] = [
  ["2026-11-20T12:00:00Z", "2027-11-01T00:00:00Z"],
  ["2026-11-01T00:00:00Z", "2027-11-01T00:00:00Z"],
  ["2026-12-31T23:59:59Z", "2027-12-01T00:00:00Z"],
  ["2028-02-29T08:00:00Z", "2029-02-01T00:00:00Z"],
];

for (const [now, expires] of NOW) {
  Deno.test(`on ${now} security.txt expires on ${expires}`, async () => {
    using site = testSite({ now });
    const text = await textOf(site, "/.well-known/security.txt");
    assertEquals(text.match(/^Expires: (.*)$/m)?.[1], expires);
    assertEquals(text.match(/^Expires:/gm)?.length, 1);
  });
}

Deno.test("security.txt never expires while the site runs", async () => {
  using site = testSite();
  await textOf(site, "/.well-known/security.txt");
  site.clock.advance(400 * 24 * 60 * 60 * 1000);
  const text = await textOf(site, "/.well-known/security.txt");
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "");
  assert(expires > site.clock.now());
});

Deno.test("security.txt names the mail address of the content, and itself", async () => {
  using site = testSite();
  const text = await textOf(site, "/.well-known/security.txt");
  assert(text.startsWith("Contact: mailto:keeper@nowhere-rock.example\n"));
  assert(text.includes(`\nContact: ${BASE_URL}/contact\n`));
  assert(
    text.includes(`\nCanonical: ${BASE_URL}/.well-known/security.txt\n`),
  );
  for (const line of text.trimEnd().split("\n")) {
    assertMatch(line, /^(Contact|Expires|Preferred-Languages|Canonical): \S+/);
  }
});
