import { gzipSync } from "fflate/browser";
import { packTar } from "modern-tar";
import type { Folder } from "../../content/read_folder.ts";
import { filesOf, needed, type PackageFiles } from "./package_files.ts";
import { MADE } from "./made.ts";

/** The package for npm, from what the build makes of the TypeScript client. */
export async function npmPackage(
  folder: Folder,
  baseUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  needed(folder, "package.json");
  return await tarball(filesOf(folder, baseUrl, (path) => path));
}

async function tarball(files: PackageFiles): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const mtime = new Date(`${MADE}Z`);
  const entries = Array.from(files, ([path, text]) => {
    const body = encoder.encode(text);
    const name = `package/${path}`;
    return { header: { name, size: body.length, mode: 0o644, mtime }, body };
  });
  // By no compression of the runtime: with another version of it, a lock file
  // that holds the hash of this one would refuse the same package.
  return gzipSync(await packTar(entries), { level: 9, mtime: 0 });
}
