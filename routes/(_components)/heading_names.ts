import { markdown } from "../../lib/base/markdown/lexer.ts";
import { headingsOf } from "../../lib/base/markdown/parts.ts";
import type { Content } from "../../lib/content/content.ts";
import { valuesOf, withValues } from "../../lib/content/mod.ts";
import type { State } from "../../lib/state.ts";

/**
 * Finds the words for the ids of headings in a text that translates another: the
 * headings of that one, if they are as many of the same levels.
 */
export function headingNames(
  { deps: { baseUrl, config, content, editions } }: State,
): (source: string) => string[] | undefined {
  const first = editions[0]?.content ?? content;
  if (first === content) return () => undefined;
  const headingsIn = (text: string, of: Content) => {
    const values = valuesOf(of, { baseUrl, rateLimit: config.RATE_LIMIT });
    return headingsOf(markdown.lexer(withValues(text, values)));
  };
  return (source) => {
    const original = textsOf(first)[textsOf(content).indexOf(source)];
    if (original === undefined) return;
    const own = headingsIn(source, content);
    const others = headingsIn(original, first);
    const isAlike = own.length === others.length &&
      own.every(({ depth }, at) => depth === others[at]?.depth);
    return isAlike ? others.map(({ text }) => text) : undefined;
  };
}

/** Texts that may have headings, in the same order in each language. */
function textsOf(
  { profile, contact, pages, sections, roles, npcs }: Content,
): string[] {
  const entries = sections.flatMap(({ entries }) => entries);
  return [profile, contact, pages, sections, entries, roles, npcs].flat()
    .map(({ body }) => body);
}
