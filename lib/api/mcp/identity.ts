import software from "../../../deno.json" with { type: "json" };
import type { State } from "../../state.ts";
import type { McpService } from "./service.ts";

/** Newest first; a client of 2025 introduces itself, one of 2026 need not. */
export const REVISIONS = [
  "2026-07-28",
  "2025-11-25",
  "2025-06-18",
  "2025-03-26",
] as const;

/** What a server says of itself, to clients and on its card. */
export function identityOf(service: McpService, { deps, site }: State) {
  const { baseUrl } = site;
  return {
    name: `${reversedHost(baseUrl)}/${service.id}`,
    title: service.title(deps.content),
    version: software.version,
    description: service.description(deps.content),
    websiteUrl: `${baseUrl}/`,
    icons: [
      {
        src: `${baseUrl}/icon.svg`,
        mimeType: "image/svg+xml",
        sizes: ["any"],
      },
      {
        src: `${baseUrl}/icon-192.png`,
        mimeType: "image/png",
        sizes: ["192x192"],
      },
    ],
  };
}

/** What a client may ask a server for. */
export function capabilitiesOf({ prompts }: McpService) {
  return {
    tools: {},
    resources: {},
    ...(prompts.length > 0 && { prompts: {} }),
  };
}

/** `sam.example` is `example.sam`; a number has no order to reverse. */
function reversedHost(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return isAddress
    ? hostname.replaceAll(/[[\]]/g, "").replaceAll(":", "-")
    : hostname.split(".").reverse().join(".");
}
