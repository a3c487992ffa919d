import { readConfig } from "../../../lib/config.ts";
import { askSite } from "../../../tools/evaluate/ask_site.ts";
import { CONTENT_DIR } from "../../support/content.ts";
import { TRUTH } from "./rounds.ts";

/** The first answer to a question about a person, as "path description". */
export async function askPerson(folder = CONTENT_DIR): Promise<
  (q: string, prev?: string) => Promise<string>
> {
  const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
  return async (q, prev) => {
    const { given: [first] } = await ask({ q, prev, kind: "test" });
    return first && !first.nearest ? `${first.path} ${first.description}` : "";
  };
}
