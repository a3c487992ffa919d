import { loadContent } from "../../../lib/content/load.ts";
import { copyFolder } from "../../support/content.ts";

/**
 * A person unlike the tests' own in everything: another script and direction, one
 * job, no phone, sections of other names, and fixed words that are translated.
 */
export const SECOND_DIR = "tests/fixtures/second_person";

/** The one example of a translation, which is hers too. */
const ARABIC = "lib/base/words/ar.yaml";

/** Her content as she would have it, in a folder of its own. */
export async function secondFolder() {
  const root = await Deno.makeTempDir({ prefix: "second-" });
  const dir = `${root}/person`;
  await copyFolder(SECOND_DIR, dir);
  await Deno.copyFile(ARABIC, `${dir}/words.yaml`);
  return {
    dir,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

export async function secondContent() {
  await using folder = await secondFolder();
  return await loadContent(folder.dir);
}
