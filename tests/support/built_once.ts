import type { BuiltPages } from "@foyer/answers";
import { withAddress } from "../../lib/base/http/any_address.ts";
import { once } from "../../lib/base/time/once.ts";
import { readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";

/**
 * Returns the pages of the content at an address, as a start takes them from a
 * build. They are read once for all sites of the process, which cannot change them.
 */
export function builtOnce(
  content: Content,
): (baseUrl: string) => Promise<BuiltPages> {
  const text = once(async () => {
    const { readForStart } = await import("../../tools/build/keep_pages.ts");
    const { pages, facts } = await readForStart({
      config: readConfig({}),
      content,
    });
    return JSON.stringify({ pages, facts });
  });
  const known = new Map<string, BuiltPages>();
  return async (baseUrl) => {
    const built = known.get(baseUrl) ??
      JSON.parse(
        withAddress(await text(), baseUrl),
        (_, value) => Object.freeze(value),
      );
    known.set(baseUrl, built);
    return built;
  };
}
