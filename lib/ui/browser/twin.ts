import { errorOf, readAnswer } from "../../../clients/typescript/answer.ts";
import { TIME_LIMIT } from "./time_limit.ts";

export type Twin = Awaited<ReturnType<typeof fetchTwin>>;

/** Fetches a page as an agent does. Throws an ApiError for an error of the site, else as `fetch` does. */
export async function fetchTwin(path: string) {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const answer = await readAnswer(await fetch(path, { signal }));
  const { response, bytes } = answer;
  if (!response.ok) throw errorOf(answer, Date.now());
  return {
    // HTTP/2 has no reason phrase.
    status: `${response.status} ${response.statusText || "OK"}`,
    headers: response.headers,
    tokens: Number(response.headers.get("x-markdown-tokens")),
    bytes: bytes.length,
    // A byte order mark is part of the text.
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
  };
}
