import software from "../../../deno.json" with { type: "json" };
import type { Deps } from "../../deps.ts";
import type { Site } from "../../site.ts";
import type { McpService } from "./service.ts";

/** Newest first. Clients of 2025 send `initialize`; those of 2026 need not. */
export const REVISIONS = [
  "2026-07-28",
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
] as const;

/** `Implementation` of the protocol, also for the server card. */
export function identityOf(
  service: McpService,
  { deps, site }: { deps: Pick<Deps, "content">; site: Pick<Site, "baseUrl"> },
) {
  const { baseUrl } = site;
  return {
    name: `${reversedHost(baseUrl)}/${service.id}`,
    title: service.title(deps.content),
    version: software.version,
    description: service.description(deps.content),
    websiteUrl: `${baseUrl}/`,
    icons: [
      { src: `${baseUrl}/icon.svg`, mimeType: "image/svg+xml", sizes: ["any"] },
      {
        src: `${baseUrl}/icon-192.png`,
        mimeType: "image/png",
        sizes: ["192x192"],
      },
    ],
  };
}

export function capabilitiesOf({ prompts }: McpService, hasSkills: boolean) {
  return {
    tools: {},
    resources: {},
    ...(prompts.length > 0 && { prompts: {} }),
    ...(hasSkills && { extensions: { "io.modelcontextprotocol/skills": {} } }),
  };
}

/** Reverses `sam.example` to `example.sam`. An IP address is not reversed. */
function reversedHost(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return isAddress
    ? hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-")
    : hostname.split(".").reverse().join(".");
}
