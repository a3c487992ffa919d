import { errorOf, readAnswer } from "../../../clients/typescript/answer.ts";
import { TIME_LIMIT } from "./time_limit.ts";

/** A page in Markdown, as an agent gets it. */
export interface Twin {
  /** Such as `200 OK`. */
  status: string;
  headers: Headers;
  /** As the site counts them. */
  tokens: number;
  bytes: number;
  text: string;
}

/**
 * Throws an ApiError where the site answers with an error, a TypeError where it
 * cannot be reached, and a TimeoutError where it does not answer.
 */
export async function fetchTwin(path: string): Promise<Twin> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const answer = await readAnswer(await fetch(path, { signal }));
  const { response, bytes } = answer;
  if (!response.ok) throw errorOf(answer, Date.now());
  return {
    // HTTP/2 has no words for it.
    status: `${response.status} ${response.statusText || "OK"}`,
    headers: response.headers,
    tokens: Number(response.headers.get("x-markdown-tokens")),
    bytes: bytes.length,
    // Byte for byte: a mark at the beginning is one of them.
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
  };
}
