import { imageAddress } from "./image.ts";
import type { Profile } from "./kinds/profile.ts";

/**
 * The picture of the owner for programs. Pages use other addresses, which count in no
 * rate window: see `lib/graphics/addresses.ts`.
 */
export function portraitPath(
  { photo, figure }: Pick<Profile, "photo" | "figure">,
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure);
}

/** The API call for a large figure from the front. */
export function figurePath(figure: string): string {
  const query = new URLSearchParams({ figure, direction: "3", size: "l" });
  return `/api/v1/room-avatar?${query}`;
}
