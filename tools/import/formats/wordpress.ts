import { readWordPress } from "../posts/wordpress/read_wordpress.ts";
import { glance, type Source } from "../source.ts";
import type { PostFormat } from "./format.ts";

/** WordPress eXtended RSS, the export of WordPress. */
export const wordPress: PostFormat = {
  kind: "posts",
  name: "wordpress",
  title: "WordPress",
  detect: async (source) => (await filesIn(source)).length > 0,
  read: async (source, options) =>
    await readWordPress(source, await filesIn(source), options),
};

async function filesIn(source: Source): Promise<string[]> {
  const files = source.paths.filter((path) => /\.xml$/i.test(path));
  const found: string[] = [];
  for (const file of files) {
    const start = (await glance(source, file)).slice(0, 100_000);
    if (/<wp:wxr_version>/.test(start)) found.push(file);
  }
  return found;
}
