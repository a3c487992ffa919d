import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { limitInWords } from "../../base/words/limit_in_words.ts";
import type { Document } from "./document.ts";
import { openapi } from "./openapi.ts";
import { protocolItems } from "./protocols.ts";
import { blocks, linkItem } from "./words.ts";

export const auth: Document = {
  path: "/auth.md",
  mediaType: "text/markdown; charset=utf-8",
  title: "auth.md",
  description: "how to authenticate: not at all",
  role: "agent",
  render(sources) {
    const { baseUrl, operations, content: { profile } } = sources;
    const writing = operations.find(({ id }) => id === "trackEvent");
    return blocks(
      `# auth.md: the site of ${escapeWords(profile.name)}`,
      "Audience: any agent and any program. Nothing on this site needs an account, an API key, a token or a cookie, and there is no OAuth. Every endpoint, both MCP servers and every discovery document are public and anonymous.",
      "## Discover",
      [
        linkItem(
          "REST API",
          baseUrl + openapi.path,
          `${operations.length} operations, described in OpenAPI 3.1`,
        ),
        ...protocolItems(sources),
        linkItem("Index", `${baseUrl}/llms.txt`, "everything else"),
      ],
      "## Pick a method",
      "There is one: anonymous. Send no Authorization header; one that is sent is ignored.",
      "## Register",
      "Not offered and not needed. There is nothing to register for.",
      "## Claim",
      "Not offered and not needed. No identity is issued, so none can be claimed.",
      "## Exchange",
      "Not offered and not needed. There is no token to exchange for another.",
      "## Use the access_token",
      "There is none. Call the endpoints directly. Everything is read-only" +
        (writing
          ? `, except that \`${writing.method} ${writing.path}\` counts an anonymous event.`
          : "."),
      `${
        limitInWords(sources.rateLimit)
      } The \`RateLimit\` headers of every response say where a client stands.`,
      "## Errors",
      "No endpoint answers 401. An MCP endpoint answers 403 to a page of a foreign origin, and 429 comes with `Retry-After`. Errors are JSON with a stable `code`; the MCP servers and the agent answer JSON-RPC errors.",
      "## Revocation",
      `Nothing is issued, so nothing can be revoked. Questions: ${baseUrl}/contact`,
    );
  },
};
