import type { HeaderList } from "./header_list.ts";
import { Representation } from "./representation.ts";

/**
 * Makes representations of a text that changes now and then. To compress it costs
 * many times what it costs to compare: where text and headers are those of the last
 * one, it is the last one, with all its compressed forms.
 */
export function latestRepresentation() {
  let latest: Representation | undefined;
  let saying: string | undefined;
  return (
    text: string,
    headers: Record<string, string>,
    common: HeaderList,
  ): Representation => {
    const said = JSON.stringify([headers, common]) + text;
    if (latest && said === saying) return latest;
    saying = said;
    return latest = new Representation(text, headers, common);
  };
}
