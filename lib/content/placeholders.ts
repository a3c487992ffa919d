import { connectionName } from "../base/http/connection_name.ts";
import { advertisedLimit } from "../base/words/advertised_limit.ts";
import { limitInWords } from "../base/words/limit_in_words.ts";
import { type Content, localeOf } from "./content.ts";
import type { Locale } from "../base/words/words.ts";

export interface Values extends Locale {
  /** Public address without a trailing slash. */
  baseUrl: string;
  /** Requests that a client may make in a window; 0 without a limit. */
  rateLimit: number;
}

const PLACEHOLDER = /\{(?:base_url|mcp_name|rate_limit)/;

/**
 * Replaces `{base_url}` by the address of the site, `{mcp_name}` by the name that
 * clients give to its MCP server, `{rate_limit}` by the number in the rate headers,
 * and `{rate_limit_rule}` by a sentence.
 */
export function withValues(
  source: string,
  { baseUrl, rateLimit, words, language }: Values,
): string {
  if (!PLACEHOLDER.test(source)) return source;
  const rule = () => limitInWords(rateLimit, words.rateLimit, language);
  return withAddresses(source, baseUrl)
    .replaceAll("{rate_limit}", () => String(advertisedLimit(rateLimit)))
    .replaceAll("{rate_limit_rule}", rule);
}

export function withAddresses(source: string, baseUrl: string): string {
  return source.replaceAll("{base_url}", () => baseUrl)
    .replaceAll("{mcp_name}", () => connectionName(baseUrl));
}

/** Returns true if the text depends on a setting of the site besides its address. */
export function showsRateLimit(source: string): boolean {
  return source.includes("{rate_limit");
}

export function withValuesIn<T>(data: T, values: Values): T {
  const text = JSON.stringify(data);
  if (!PLACEHOLDER.test(text)) return data;
  return JSON.parse(
    text,
    (_, value) => typeof value === "string" ? withValues(value, values) : value,
  );
}

export function valuesOf(
  content: Content,
  { baseUrl, rateLimit }: Pick<Values, "baseUrl" | "rateLimit">,
): Values {
  return { baseUrl, rateLimit, ...localeOf(content) };
}
