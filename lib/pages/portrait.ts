import { imageAddress } from "../content/image.ts";
import type { Profile } from "../content/kinds/profile.ts";

/** How somebody stands; what is not said is as `GET /api/v1/room-avatar` has it. */
export interface Stance {
  /** 0 to 7, clockwise: 2 looks to the right, 3 at the viewer, 4 to the left, 7 away. */
  direction?: number;
  gesture?: "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb";
  action?: "std" | "wlk" | "sit" | "wav";
}

/** Where the picture of the person is: their photograph, or else their figure. */
export function portraitPath(
  { photo, figure }: Pick<Profile, "photo" | "figure">,
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure);
}

/** Where the picture of a figure is, in the large size; one stance has one address. */
export function figurePath(
  figure: string,
  { direction = 3, gesture, action }: Stance = {},
): string {
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size: "l",
    ...(gesture && { gesture }),
    ...(action && { action }),
  });
  return `/api/v1/room-avatar?${query}`;
}
