import type { HeaderList } from "./header_list.ts";
import { Representation } from "./representation.ts";

/**
 * Makes representations of a text that changes now and then. To compress it costs
 * many times what it costs to compare: where text and headers are those of the last
 * one, it is the last one, with all its compressed forms. `common` is compared by
 * identity: an endpoint has one list for each method.
 */
export function latestRepresentation() {
  let latest: Representation | undefined;
  let latestKey: string | undefined;
  let latestCommon: HeaderList | undefined;
  return (
    text: string,
    headers: Record<string, string>,
    common: HeaderList,
  ): Representation => {
    const key = JSON.stringify(headers) + text;
    if (latest && key === latestKey && common === latestCommon) return latest;
    [latestKey, latestCommon] = [key, common];
    return latest = new Representation(text, headers, common);
  };
}
