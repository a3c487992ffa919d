import { zipSync } from "fflate/browser";
import { sha256 } from "../../base/http/sha256.ts";
import type { Folder } from "../../content/content.ts";
import { metadataOf, readProject } from "./metadata.ts";
import {
  filesOf,
  needed,
  PACKAGE_MTIME,
  type PackageFiles,
  withAddress,
} from "./package_files.ts";

/** The wheel of the Python client (PyPA binary distribution format 1.0). */
export async function wheel(folder: Folder, baseUrl: string) {
  const project = readProject(folder);
  const files = filesOf(folder, baseUrl, placeOf);
  const { name, version } = project;
  const info = `${name.replaceAll("-", "_")}-${version}.dist-info`;
  const readme = withAddress("README.md", needed(folder, "README.md"), baseUrl);
  files.set(`${info}/METADATA`, metadataOf(project, readme));
  files.set(`${info}/WHEEL`, WHEEL);
  files.set(`${info}/licenses/LICENSE`, needed(folder, "LICENSE"));
  files.set(`${info}/RECORD`, await recordOf(files, `${info}/RECORD`));
  return zip(files);
}

const SOURCE = "src/";

/** Keeps modules and `py.typed`, and omits caches that Python has written. */
function placeOf(path: string): string | undefined {
  const isCode = path.startsWith(SOURCE) && /\.py$|\/py\.typed$/.test(path);
  return isCode ? path.slice(SOURCE.length) : undefined;
}

const WHEEL = `Wheel-Version: 1.0
Generator: foyer
Root-Is-Purelib: true
Tag: py3-none-any
`;

/** Digest and size of each file. The entry of the record itself has neither. */
async function recordOf(files: PackageFiles, own: string): Promise<string> {
  const lines = await Promise.all(Array.from(files, async ([path, text]) => {
    const digest = (await sha256(text))
      .toBase64({ alphabet: "base64url", omitPadding: true });
    return `${path},sha256=${digest},${encoder.encode(text).length}\n`;
  }));
  return `${lines.join("")}${own},,\n`;
}

function zip(files: PackageFiles): Uint8Array<ArrayBuffer> {
  const entries = Array.from(
    files,
    ([path, text]) => [path, encoder.encode(text)] as const,
  );
  // Zip has no time zones: the library reads and writes the value as local time.
  return zipSync(Object.fromEntries(entries), {
    level: 9,
    mtime: PACKAGE_MTIME,
  });
}

const encoder = new TextEncoder();
