import { sfntOf } from "./sfnt.ts";
// A package has a folder only if something of it is imported.
import "@fontsource/ibm-plex-sans/unicode.json" with { type: "json" };
import "@fontsource/recursive/unicode.json" with { type: "json" };

/** Reads a font such as `recursive-latin-400` from its package. */
export async function packagedFont(
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [family = ""] = /^(?:recursive|ibm-plex-sans)/.exec(name) ?? [];
  const file = `@fontsource/${family}/files/${name}-normal.woff`;
  return sfntOf(await Deno.readFile(new URL(import.meta.resolve(file))));
}
