import { type Check, notApplicable } from "./check.ts";

const ZONE = "needs the DNS zone, not the site";
const OPEN = "nothing is protected, so there is no OAuth to describe";
const SHOP = "nothing is sold";
const OUTSIDE = "a listing elsewhere, which cannot be seen from here";
const SENDER = "for sites that send bots; this one sends none";
const BROWSER = "needs a browser";

const REASONS: Record<string, string> = {
  "cloudflare/dnsAid": ZONE,
  "cloudflare/oauthDiscovery": OPEN,
  "cloudflare/oauthProtectedResource": OPEN,
  "cloudflare/webBotAuth": SENDER,
  "cloudflare/commerce": SHOP,
  "cloudflare/webMcp": BROWSER,
  "ora/oauth-support": OPEN,
  "ora/mcp-oauth-metadata": OPEN,
  "ora/payments": SHOP,
  "ora/mcp-registry-listed": OUTSIDE,
  "ora/wikipedia-presence": OUTSIDE,
  "ora/npm-sdk-package": OUTSIDE,
  "ora/skills-sh-listed": OUTSIDE,
  "ora/scoped-permissions": OPEN,
  "ora/sandbox-environment": "every call is harmless, so all of it is one",
  "ora/pricing-info": SHOP,
  "ora/nlweb-schema-feeds":
    "its robots.txt line is unknown to Lighthouse, which fails it",
  "ora/agent-ua-markdown": "no user agent is told apart: that is cloaking",
  "lighthouse/agent-accessibility-tree": BROWSER,
  "lighthouse/cumulative-layout-shift": BROWSER,
  "agent-ready/C6-C11": "drafts of single vendors, and of shops",
  "agent-ready/S14": "the certificate is the host's",
  "agent-ready/P14":
    "the glossary is for owners, in the manual; pages explain each word in place",
  "squirrelscan/archive-indexing": OUTSIDE,
};

/** Checks that cannot run locally, each with the reason. */
export const notHere: Check[] = Object.entries(REASONS).map((
  [id, reason],
) => ({ id, rule: "not checked here", look: () => notApplicable(reason) }));
