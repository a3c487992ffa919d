import { imageAt } from "../../../lib/content/read_image.ts";

/** Stands for the path, which may have letters that no path of a site has. */
const NAME = "image";

/** Checks an image by the rules of the site. `path`: as a command would name the file. */
export function faultOf(
  bytes: Uint8Array<ArrayBuffer>,
  path: string,
): string | undefined {
  if (
    /^\s*(?:<\?xml|<!--|<svg)/i.test(
      new TextDecoder().decode(bytes.subarray(0, 200)),
    )
  ) {
    return "is an SVG; export it as PNG";
  }
  const entry = {
    state: "file" as const,
    size: bytes.length,
    start: bytes,
    bytes,
  };
  const found = imageAt({ dir: "", entries: new Map([[NAME, entry]]) }, NAME);
  return typeof found === "string"
    ? found.replace(`/${NAME},`, () => `${path},`)
    : undefined;
}
