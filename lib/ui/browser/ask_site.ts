import { Foyer } from "../../../clients/typescript/foyer.ts";
import type {
  AskRequest,
  AskResult,
} from "../../../clients/typescript/requests.ts";
import type { Passage } from "./passage.ts";

/**
 * Returns passages, best first. No retries: the page shows a refusal with its
 * `Retry-After`. Throws as the client does, and the reason of `signal`.
 */
export async function askSite(asked: AskRequest, signal: AbortSignal) {
  const foyer = new Foyer({ baseUrl: location.origin, maxRetries: 0 });
  const { results } = await foyer.ask(asked, { signal });
  return results.map(passageOf);
}

/** The origin of `url` is the configured one, which may differ from that of the page. */
function passageOf(result: AskResult): Passage {
  const { name, description, match, nearest, language } = result;
  const { pathname, hash } = new URL(result.url);
  const isManual = result["@type"] === "TechArticle";
  const path = pathname + hash;
  return { name, path, description, match, nearest, isManual, language };
}
