import type { Said } from "./content.ts";
import { type ContentImage, imageAddress } from "./image.ts";
import { imageAt } from "./read_image.ts";
import type { Folder } from "./read_folder.ts";

/** The images of the folder that something shows; what is hidden shows none. */
export function shownImages(said: Said, folder: Folder): ContentImage[] {
  const { profile, sections } = said;
  const pictures = sections.flatMap(({ entries }) =>
    entries.flatMap(({ image }) => image ?? [])
  );
  const named = [profile.photo ?? [], pictures].flat().map(({ file }) => file);
  const linked = JSON.stringify(said).matchAll(LINKED)
    .map(([address]) => address.slice(imageAddress({ path: "" }).length));
  return [...new Set([...named, ...linked])].sort().flatMap((path) => {
    const image = imageAt(folder, path);
    // Words may name an address where nothing is.
    return "fault" in image ? [] : [image];
  });
}

const LINKED = /\/images\/[\w./-]+/g;
