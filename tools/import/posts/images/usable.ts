import { ConfigError } from "../../../../lib/config.ts";
import { imageAt } from "../../../../lib/content/read_image.ts";
import { cleanSvg } from "../clean_svg.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that the site takes. */
interface Usable {
  bytes: Bytes;
  /** Extension of the file, without its dot; undefined for that of the original. */
  extension?: string;
}

/** Makes a picture fit for the site, or says why not. `path`: as a command would name the file. */
export async function usable(
  bytes: Bytes,
  path: string,
): Promise<Usable | string> {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  if (/\.svg$/i.test(path) || /^\s*(?:<\?xml|<!--|<svg)/i.test(start)) {
    const clean = cleanSvg(new TextDecoder().decode(bytes));
    if (clean === undefined) return "is a damaged SVG; export it as PNG";
    const made = new TextEncoder().encode(clean);
    return faultOf(made, path) ?? { bytes: made, extension: "svg" };
  }
  const fault = faultOf(bytes, path);
  return fault ? await shrunk(bytes, fault) : { bytes };
}

/** Checks an image by the rules of the site. */
function faultOf(bytes: Bytes, path: string): string | undefined {
  // Stands for the path, which may have letters that no path of a site has.
  const name = "image";
  const { length: size } = bytes;
  const entry = { state: "file" as const, size, start: bytes, bytes };
  const found = imageAt({ dir: "", entries: new Map([[name, entry]]) }, name);
  return typeof found === "string"
    ? found.replace(`/${name},`, () => `${path},`)
    : undefined;
}

/** A smaller picture, or why it has a fault and cannot be made smaller. */
async function shrunk(bytes: Bytes, fault: string): Promise<Usable | string> {
  // Its decoders are large, and most blogs need none.
  const { makePhoto } = await import("../../../photo/make_photo.ts");
  try {
    const photo = await makePhoto(bytes);
    return { bytes: photo.bytes, extension: "jpg" };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return `${fault.replace(/;.*/, "")}, and ${error.message}`;
  }
}
