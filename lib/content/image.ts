/** An image that the content shows. Its bytes stay in their file. */
export interface ContentImage {
  /** Below the content folder: `projects/lamp.png`. */
  path: string;
  /** In pixels, after the turn that the camera asks for. */
  width: number;
  height: number;
  mediaType: string;
}

export const SVG = "image/svg+xml";

/** Decides by the name, and takes HEIC too. The media type follows from the bytes. */
export function isImagePath(path: string): boolean {
  return /\.(png|jpe?g|webp|gif|svg|hei[cf])$/i.test(path);
}
