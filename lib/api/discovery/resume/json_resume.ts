import type { Content } from "../../../content/content.ts";
import { given } from "../given.ts";
import { basics } from "./basics.ts";
import { listsOf } from "./lists.ts";
import { madeOf } from "./made.ts";
import { work } from "./work.ts";

/** A JSON Resume 1.0.0 (jsonresume.org), to be found at `canonical`. */
export function jsonResume(
  content: Content,
  baseUrl: string,
  canonical: string,
) {
  return {
    $schema:
      "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basics(content, baseUrl),
    work: given(content.roles.map(work)),
    ...listsOf(content),
    ...madeOf(content, baseUrl),
    meta: {
      canonical,
      version: "v1.0.0",
      lastModified: `${content.profile.updated}T00:00:00`,
    },
  };
}
