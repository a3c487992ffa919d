import type { HeaderList } from "./header_list.ts";
import { Representation } from "./representation.ts";

/**
 * Keeps the last representation: comparing costs less than compressing. `common` is
 * compared by identity.
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
