import { matterOf } from "../front_matter.ts";
import type { Scope } from "../generator.ts";
import { Remarks, TextRemarks } from "../remarks.ts";
import { glance, type Source } from "../../source.ts";
import { folderOf, foldersAbove, hasForm, stemOf } from "./files.ts";
import { groupsAt, lowerKeys, type Settings, textsAt } from "./settings.ts";

/** Fields that the settings of Hugo and the indexes of sections give to the posts below. */
export async function cascadesIn(
  source: Source,
  files: string[],
  settings: Settings,
): Promise<Scope[]> {
  const all = [{ file: "the settings of Hugo", keys: settings }];
  for (const file of files.filter((file) => /^_index/.test(stemOf(file)))) {
    const remarks = new TextRemarks(file, new Remarks());
    const matter = matterOf(await glance(source, file), remarks);
    // A faulty index may say that the posts below it are drafts.
    const keys = matter.isFaulty
      ? { cascade: { draft: "unknown" } }
      : lowerKeys(Object.fromEntries(matter.fields));
    all.push({ file, keys });
  }
  return all.flatMap(({ file, keys }) =>
    groupsAt(keys, "cascade").map((keys): Scope => {
      const [path] = textsAt(keys, "target.path", "_target.path");
      const isFor = (file: string) => !path || isBelow(file, path);
      return { keys, file, start: folderOf(file), isFor };
    })
  );
}

/** True if the path in some folder above has the form of a glob. */
function isBelow(file: string, glob: string): boolean {
  const name = file.replace(/\.\w+$/, "");
  return foldersAbove(name).some((above) =>
    hasForm(`/${name.slice(above.length)}`, glob)
  );
}
