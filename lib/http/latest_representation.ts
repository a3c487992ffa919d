import type { HeaderList } from "./header_list.ts";
import { Representation } from "./representation.ts";

/**
 * Makes representations of a text that changes now and then. To compress it costs
 * many times what it costs to compare: where text and headers are those of the last
 * one, it is the last one, with all its compressed forms. `common` is compared by
 * identity: a URL has one list.
 */
export function latestRepresentation() {
  let latest: Representation | undefined;
  let said: string | undefined;
  let beside: HeaderList | undefined;
  return (
    text: string,
    headers: Record<string, string>,
    common: HeaderList,
  ): Representation => {
    const saying = JSON.stringify(headers) + text;
    if (latest && saying === said && common === beside) return latest;
    [said, beside] = [saying, common];
    return latest = new Representation(text, headers, common);
  };
}
