import { FONT_FILES } from "../../lib/graphics/addresses.ts";
import { FONTS } from "../../runtime/fonts.ts";
import { packagedFont } from "../../runtime/packaged_fonts.ts";

/** Copies the fonts of the résumé for the server, which may not read packages. */
export async function copyFonts(): Promise<void> {
  await Deno.mkdir(FONTS, { recursive: true });
  await Promise.all(
    FONT_FILES.map(async (name) =>
      Deno.writeFile(`${FONTS}/${name}.ttf`, await packagedFont(name))
    ),
  );
}
