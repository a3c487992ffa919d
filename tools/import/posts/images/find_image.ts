import { posix } from "node:path";
import { decoded } from "../text/decoded.ts";
import { isPicture } from "../text/videos.ts";

/** `folders`: where a relative path and a path of the site may begin. */
type FindImage = (address: string, folders: string[]) => string | undefined;

/** Finds images among the paths of a source by what a text says. */
export function imageFinder(all: string[]): FindImage {
  const images = all.filter(isPicture);
  const paths = new Set(images);
  const byName = Map.groupBy(images, (path) => posix.basename(path));
  return (address, folders) => {
    const [written = ""] = address.split(/[?#]/, 1);
    const plain = decoded(written).replace(/^(?:@\/|~\/|\/|\.\/)+/, "");
    // WordPress adds sizes.
    const original = plain.replace(/-\d+x\d+(?=\.\w+$)/, "");
    const names = [plain, original].filter(Boolean);
    const places = names.flatMap((name) =>
      folders.map((folder) => posix.join(folder, name))
    );
    const ends = names.flatMap((name) => {
      const end = `/${name.replace(/^(?:\.\.\/)+/, "")}`;
      return (byName.get(posix.basename(name)) ?? [])
        .filter((path) => `/${path}`.endsWith(end));
    });
    return places.find((path) => paths.has(path)) ?? ends[0];
  };
}
