// A package has a folder only if something of it is imported.
import "npm:@fontsource/arimo@5.3.0/unicode.json" with { type: "json" };
import "npm:@fontsource/cousine@5.3.0/unicode.json" with { type: "json" };
import "npm:@fontsource/noto-sans-arabic@5.3.0/unicode.json" with {
  type: "json",
};
import "npm:@fontsource/roboto@5.3.0/unicode.json" with { type: "json" };
import { sfntOf } from "../../runtime/sfnt.ts";

/** Fonts of a device: their names there, and the packaged ones of the same widths. */
const DEVICES = {
  desk: { "Arial": "Arimo", "Courier New": "Cousine" },
  phone: { "Roboto": "Roboto", "Droid Sans Mono": "Cousine" },
};
const EVERYWHERE = { "Noto Sans Arabic": "Noto Sans Arabic" };

export type Device = keyof typeof DEVICES;

/** Returns the path of a fontconfig file that knows the fonts of a device, and no others. */
export async function fontsOf(device: Device): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "fonts-" });
  addEventListener("unload", () => {
    Deno.removeSync(folder, { recursive: true });
  });
  const fonts = Object.entries({ ...DEVICES[device], ...EVERYWHERE });
  for (const [, family] of fonts) {
    await Deno.writeFile(`${folder}/${family}.ttf`, await packaged(family));
  }
  const file = `${folder}/fonts.conf`;
  // A cache elsewhere would keep the names of another device.
  await Deno.writeTextFile(
    file,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${
      fonts.map(renamed).join("")
    }</fontconfig>`,
  );
  return file;
}

async function packaged(family: string) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const letters = name.endsWith("-arabic") ? "arabic" : "latin";
  const file = `files/${name}-${letters}-400-normal.woff`;
  const url = import.meta.resolve(`npm:@fontsource/${name}@5.3.0/${file}`);
  return sfntOf(await Deno.readFile(new URL(url)));
}

/** Names a font as pages do by `local()`. */
function renamed([name, family]: [string, string]): string {
  return `<match target="scan"><test name="family"><string>${family}</string>` +
    `</test><edit name="fullname" mode="assign_replace"><string>${name}` +
    "</string></edit></match>";
}
