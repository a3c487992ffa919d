import { SITE_ROOT } from "../lib/base/site_root.ts";

/** Folder to which a build copies fonts: a server may not read the packages. */
export const FONTS = `${SITE_ROOT}/_fresh/fonts`;

/** Reads a font that the build copied, else that of the package. */
export async function readFont(name: string) {
  try {
    return await Deno.readFile(`${FONTS}/${name}.ttf`);
  } catch {
    const { packagedFont } = await import("./packaged_fonts.ts");
    return await packagedFont(name);
  }
}
