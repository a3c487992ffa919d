import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { MAX_HEADER } from "../../base/http/header_of.ts";

type Address = Pick<Deps, "baseUrl" | "config">;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Allows pages of this site, pages on loopback, and programs, which send no
 * Origin (MCP, Streamable HTTP, security warning).
 */
export function isOwnOrigin(origin: string | null, site: Address): boolean {
  if (origin === null || origin === site.baseUrl) return true;
  if (origin.length > MAX_HEADER) return false;
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  return LOOPBACK.includes(url.hostname) ||
    (url.protocol === "https:" && isPreview(url.hostname, site.config));
}

/**
 * Allows hosts that DNS rebinding cannot forge: the site's own name, an IP
 * address, or a name without a dot, which no foreign zone contains.
 */
export function isOwnHost(host: string | null, site: Address): boolean {
  if (host === null) return true;
  const hostname = withoutPort(host);
  return !hostname.includes(".") ||
    hostname ===
      withoutPort(site.baseUrl.slice(site.baseUrl.indexOf("//") + 2)) ||
    /^[\d.]+$|^\[/.test(hostname) || isPreview(hostname, site.config);
}

// String operations instead of `URL`, because this runs for every message.
function withoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}

/** Deno Deploy serves each branch and each revision at its own host. */
function isPreview(hostname: string, config: Config): boolean {
  const { DENO_DEPLOY_APP_SLUG: app, DENO_DEPLOY_ORG_SLUG: org } = config;
  if (!config.DENO_DEPLOY || !app || !org) return false;
  const [label = "", ...rest] = hostname.split(".");
  return rest.join(".") === `${org}.deno.net` &&
    (label === app || label.startsWith(`${app}-`));
}
