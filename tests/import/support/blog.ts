import { png } from "../../support/images.ts";
import type { Blog } from "./imported_posts.ts";

export interface Example {
  files: Blog;
  /** New addresses by old ones. */
  moved: Record<string, string>;
}

export const TEXT =
  "The lamp was lit at dusk, and it burned until the ferry had passed twice.";
export const LAMP = png(30, 20);
