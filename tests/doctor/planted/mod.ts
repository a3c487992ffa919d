import type { Planted } from "../support/plant.ts";
import { DATES } from "./dates.ts";
import { FRONT_MATTER } from "./front_matter.ts";
import { IMAGES } from "./images.ts";
import { IN_FILES } from "./in_files.ts";
import { IN_SITE } from "./in_site.ts";
import { IN_WORDS } from "./in_words.ts";
import { LINKS } from "./links.ts";
import { TRANSLATIONS } from "./translations.ts";
import { UNREAD } from "./unread.ts";

/** Every mistake that the doctor has to find, by its description. */
export const PLANTED: Record<string, Planted> = {
  ...IN_FILES,
  ...DATES,
  ...FRONT_MATTER,
  ...IN_WORDS,
  ...UNREAD,
  ...LINKS,
  ...IMAGES,
  ...IN_SITE,
  ...TRANSLATIONS,
};
