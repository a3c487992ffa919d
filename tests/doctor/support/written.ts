import { readConfig } from "../../../lib/config.ts";
import { examine } from "../../../tools/doctor/mod.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import type { Files } from "../../../tools/new/markdown_file.ts";
import { writeContent } from "../../../tools/new/write_content.ts";
import { TODAY } from "./examined.ts";
import { emptyFolder } from "../../support/empty_folder.ts";

/** Returns what the doctor finds in a folder of these files alone; places are below it. */
export async function findingsInFiles(files: Files): Promise<Diagnostic[]> {
  await using empty = await emptyFolder();
  const root = empty.path;
  const dir = `${root}/person`;
  await writeContent(dir, files, { replace: false, today: TODAY });
  const config = readConfig({ CONTENT_DIR: dir, CODEHOST_PROVIDER: "off" });
  const found = (await examine({ config, today: TODAY })).flat();
  return found.map((finding) => ({
    ...finding,
    place: finding.place.replace(`${dir}/`, ""),
  }));
}
