import { JEKYLL_AND_HUGO } from "./large_blogs.ts";
import { OTHERS } from "./small_blogs.ts";
import { WORDPRESS } from "./wordpress_blogs.ts";

/** Exports written by hand, three of a format. The last one of each is odd. */
export const BLOGS = { ...JEKYLL_AND_HUGO, ...OTHERS, ...WORDPRESS };
