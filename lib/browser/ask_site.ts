import { errorOf, readAnswer } from "../../clients/typescript/answer.ts";
import type { Passage } from "./passage.ts";
import { timeLimit } from "./time_limit.ts";

/** What `/ask` says of a passage, as far as a page shows it. */
interface Item {
  "@type": string;
  url: string;
  name: string;
  description: string;
  score: number;
}

/**
 * Asks the site, and gives the passages as soon as they are in the stream, best
 * first. Throws an ApiError where the site refuses, a TypeError where it cannot
 * be reached, a TimeoutError where it does not answer, and the reason of
 * `abandoned`.
 */
export async function askSite(
  question: string,
  abandoned: AbortSignal,
): Promise<Passage[]> {
  const signal = timeLimit(abandoned);
  const query = new URLSearchParams({ query: question });
  const headers = { accept: "text/event-stream" };
  const response = await fetch(`/ask?${query}`, { signal, headers });
  if (!response.ok) throw errorOf(await readAnswer(response), Date.now());
  const { results }: { results: Item[] } = JSON.parse(await dataOf(response));
  return results.map(passageOf);
}

/** Of the one event that has the results; what follows says nothing more. */
async function dataOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    const [, data] = /^event: result\ndata: (.*)\n/m.exec(text) ?? [];
    if (data === undefined) continue;
    await reader.cancel();
    return data;
  }
  throw new TypeError("The stream ended before its results");
}

/** The address is that of the site as it knows itself: here only its path counts. */
function passageOf(item: Item): Passage {
  const { name, description, score } = item;
  const { pathname, hash } = new URL(item.url);
  const isManual = item["@type"] === "TechArticle";
  return { name, path: pathname + hash, description, score, isManual };
}
