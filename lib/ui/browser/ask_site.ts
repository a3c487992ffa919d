import { Foyer } from "../../../clients/typescript/foyer.ts";
import type { AskResult } from "../../../clients/typescript/requests.ts";
import type { Passage } from "./passage.ts";

/**
 * Asks the site; the passages come best first. One try: a refusal is shown, with
 * the time that it asks for. Throws what the client throws, and the reason of
 * `abandoned`.
 */
export async function askSite(
  query: string,
  abandoned: AbortSignal,
): Promise<Passage[]> {
  const foyer = new Foyer({ baseUrl: location.origin, maxRetries: 0 });
  const { results } = await foyer.ask({ query }, { signal: abandoned });
  return results.map(passageOf);
}

/** The address is that of the site as it knows itself: here only its path counts. */
function passageOf(result: AskResult): Passage {
  const { name, description, score } = result;
  const { pathname, hash } = new URL(result.url);
  const isManual = result["@type"] === "TechArticle";
  return { name, path: pathname + hash, description, score, isManual };
}
