import { imageAddress } from "./image.ts";
import type { Profile } from "./kinds/profile.ts";

/**
 * Where programs find the picture of the person: their photograph, or else what
 * the API draws. Pages have addresses of their own, which count in no window of
 * the API's: see `lib/graphics/addresses.ts`.
 */
export function portraitPath(
  { photo, figure }: Pick<Profile, "photo" | "figure">,
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure);
}

/** The call that draws a figure from the front, in the large size. */
export function figurePath(figure: string): string {
  const query = new URLSearchParams({ figure, direction: "3", size: "l" });
  return `/api/v1/room-avatar?${query}`;
}
