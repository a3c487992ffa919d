/** An image that the content shows: its bytes stay in their file. */
export interface ContentImage {
  /** Below the content folder: `projects/lamp.png`. */
  path: string;
  /** In pixels, the way up in which it is shown. */
  width: number;
  height: number;
  mediaType: string;
}

/** Where the site serves the image. */
export function imageAddress({ path }: Pick<ContentImage, "path">): string {
  return `/images/${path}`;
}

/** The person's own style sheet, below the content folder. */
export const THEME = "theme.css";
