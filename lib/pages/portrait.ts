import { imageAddress } from "../content/image.ts";
import type { Profile } from "../content/kinds/profile.ts";

/** How somebody stands; what is not said is as `GET /api/v1/room-avatar` has it. */
export interface Stance {
  /** 0 to 7, clockwise: 2 looks to the right, 3 at the viewer, 4 to the left, 7 away. */
  direction?: number;
  gesture?: "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb";
  action?: "std" | "wlk" | "sit" | "wav";
  frame?: number;
  /** 64 × 110 pixels, or `l`, twice as many each way, unless said otherwise. */
  size?: "n" | "l";
}

/** Where the picture of the person is: their photograph, or else their figure. */
export function portraitPath(
  { photo, figure }: Pick<Profile, "photo" | "figure">,
  stance: Stance = {},
): string | undefined {
  if (photo) return imageAddress({ path: photo.file });
  return figure && figurePath(figure, stance);
}

/** Where the picture of a figure is; one stance has one address. */
export function figurePath(
  figure: string,
  { direction = 3, size = "l", gesture, action, frame }: Stance = {},
): string {
  const query = new URLSearchParams({
    figure,
    direction: `${direction}`,
    size,
    ...(gesture && { gesture }),
    ...(action && { action }),
    ...(frame && { frame: `${frame}` }),
  });
  return `/api/v1/room-avatar?${query}`;
}
