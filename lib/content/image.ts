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

/** Whether a file is called as one that may be shown; what it is its bytes say. */
export function isImagePath(path: string): boolean {
  return /\.(png|jpe?g|webp|gif)$/i.test(path);
}
