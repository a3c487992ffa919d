import type { TextRemarks } from "../remarks.ts";
import type { Links } from "./links.ts";

export interface WrittenImage {
  address: string;
  /** Plain text. */
  alt: string;
  title?: string;
  /** True if a link has nothing but the image. */
  isLinked: boolean;
  /** File and line. */
  place: string;
}

/** Turns addresses of the old site into those of the new one. */
export interface Addresses {
  /** Markdown of the image, or what stands in its place. */
  image(written: WrittenImage): string;
  link(href: string, place: string): string;
  remarks: TextRemarks;
}

/** Other posts, as a text of this file names them. */
export interface Surroundings {
  links: Links;
  /** Path of the file in the source. */
  file: string;
  remarks: TextRemarks;
}

/** Markdown whose text is being edited. */
export interface Editing {
  text: string;
  addresses: Addresses;
  isMdx: boolean;
}

/** The same, with what its tree says. */
export interface Parsed extends Editing {
  tables: { start: number; end: number }[];
}
