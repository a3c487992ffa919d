import { gzipSync } from "fflate/browser";
import { packTar } from "modern-tar";
import type { Folder } from "../../content/content.ts";
import { filesOf, needed, PACKAGE_MTIME } from "./package_files.ts";

export async function npmPackage(folder: Folder, baseUrl: string) {
  needed(folder, "package.json");
  const files = filesOf(folder, baseUrl, (path) => path);
  const encoder = new TextEncoder();
  const mtime = new Date(`${PACKAGE_MTIME}Z`);
  const entries = Array.from(files, ([path, text]) => {
    const body = encoder.encode(text);
    const name = `package/${path}`;
    return { header: { name, size: body.length, mode: 0o644, mtime }, body };
  });
  // Not the runtime's compression: its output may change with a new version, and
  // lock files of users hold the hash.
  return gzipSync(await packTar(entries), { level: 9, mtime: 0 });
}
