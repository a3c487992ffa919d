import { showInProfile } from "./in_profile.ts";

/**
 * Makes a photo small before content is written. Returns a function that adds it to
 * the folder and returns lines for the owner. Throws a ConfigError.
 */
export async function preparePhoto(
  file: string | undefined,
): Promise<(dir: string) => Promise<string[]>> {
  if (file === undefined) return () => Promise.resolve([]);
  // Deno fetches all imports ahead whose names it can read: content without a photo needs no codecs.
  const name = "./read_photo.ts";
  const { readPhoto }: typeof import("./read_photo.ts") = await import(name);
  const photo = await readPhoto(file);
  return (dir) => showInProfile(dir, photo);
}

/** Option of the programs that make content. */
export const PHOTO_OPTION = {
  type: "string",
  value: "FILE",
  help: "Your photo from a phone, JPEG, PNG or WebP; made small",
} as const;
