import { readingOf } from "../../lib/base/markdown/from_html.ts";
import { atOnce } from "../../lib/base/time/turns.ts";

/** Reads a page at once. */
export function fromHtml(html: string, address: string) {
  return atOnce(readingOf(html, address));
}
