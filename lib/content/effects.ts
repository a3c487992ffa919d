import type { Diagnostic } from "./diagnostic.ts";
import { isImagePath } from "./image.ts";
import { originalOf, ownerIn, PROFILE, translationPath } from "./languages.ts";
import type { Folder } from "./read_folder.ts";

/** Leaves out what follows from an error in a file, so that one mistake has one message. */
export function withoutEffects(
  found: Diagnostic[],
  errors: Diagnostic[],
  folder: Folder,
): Diagnostic[] {
  const fileOf = ({ place }: Diagnostic) =>
    place.slice(folder.dir.length + 1).split(":", 1)[0] ?? "";
  const broken = errors.map(fileOf);
  if (broken.length === 0) return found;
  return found.filter((each) => {
    const path = fileOf(each);
    const causes = causesOf(path, folder);
    if (errors.includes(each)) return !broken.some((at) => causes.includes(at));
    // A file that cannot be read may name the image, and an index may hide its section.
    const around = [...causes, path, `${path.split("/", 1)}/index.md`];
    return !isImagePath(path) &&
      !broken.some((at) => around.includes(at) || at.startsWith(`${path}/`));
  });
}

/** Files that a file depends on: the original, the profile of the language and that of the site. */
function causesOf(path: string, folder: Folder): string[] {
  const { original, tag } = originalOf(path);
  if (!tag) return ownerIn(folder) || path === PROFILE ? [] : [PROFILE];
  const causes = [original, translationPath(PROFILE, tag), PROFILE];
  return causes.filter((each) => each !== path);
}
