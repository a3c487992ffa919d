import { workFolder } from "../../../new/work_folder.ts";
import { PREFIX } from "../add_section.ts";

/** A folder in the content for pictures that the import makes, until it is disposed of. */
export function asideIn(dir: string) {
  const folder = workFolder(dir, PREFIX);
  let count = 0;
  return {
    ...folder,
    async putAside(bytes: Uint8Array): Promise<() => Promise<Uint8Array>> {
      const path = `${folder.path}/${++count}`;
      await Deno.writeFile(path, bytes);
      return () => Deno.readFile(path);
    },
  };
}
