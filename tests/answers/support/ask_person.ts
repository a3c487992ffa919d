import { readConfig } from "../../../lib/config.ts";
import { askSite } from "../../../tools/evaluate/ask_site.ts";
import { CONTENT_DIR } from "../../support/content.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

/** The first answer to a question about the tests' person, as "path description". */
export async function askPerson(): Promise<
  (q: string, prev?: string) => Promise<string>
> {
  const ask = await askSite(readConfig({ CONTENT_DIR }), () => NOW);
  return async (q, prev) => {
    const { given: [first] } = await ask({ q, prev, kind: "test" });
    return first ? `${first.path} ${first.description}` : "";
  };
}
