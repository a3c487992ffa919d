import { imageAddress } from "../content/image.ts";
import type { Profile } from "../content/kinds/profile.ts";

/** Where the picture of the person is: their photograph, or else their figure. */
export function portraitPath({ photo, figure }: Profile): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  if (!figure) return;
  const query = new URLSearchParams({ figure, direction: "3", size: "l" });
  return `/api/v1/room-avatar?${query}`;
}
