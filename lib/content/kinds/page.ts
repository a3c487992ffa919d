import type { z } from "zod";
import { asks, ofHeadings } from "../asks.ts";
import { compare } from "../compare.ts";
import {
  body,
  flag,
  heads,
  hidden,
  nameSlug,
  order,
  ownLanguage,
  record,
} from "../fields.ts";
import type { Entry, Translated } from "../front_matter.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";
import { RESERVED_PATHS } from "../names.ts";
import { was } from "./moved.ts";

export const PageFile = record({
  ...heads(),
  hidden: hidden(),
  nav: flag().describe("`false` leaves the page out of the menu."),
  order: order().optional().describe("Place in the menu."),
  language: ownLanguage(),
  was: was(),
  asks: asks(),
}, { slug: nameSlug("file"), body: body() }).check(ofHeadings);
export type PageFile = z.output<typeof PageFile> & Translated;

/** Pages that the software renders. Their files give the opening words. */
const REQUIRED = ["about", "room", "developers", "privacy"];

export const pages = defineKind({
  root: "person",
  files: "pages/*.md",
  isTranslated: true,
  required: REQUIRED,
  usedBy: (name) => `/${name}, get_page, sitemap.xml, llms-full.txt`,
  schema: PageFile,
  given: ({ name }, body) => ({ slug: name, body }),
  collect(entries) {
    entries.forEach(checkPage);
    return visible(entries).sort((one, other) => compare(one.slug, other.slug));
  },
});

function checkPage({ value, complain }: Entry<PageFile>): void {
  const { slug, hidden, language, untranslated } = value;
  if (RESERVED_PATHS.includes(slug)) {
    complain(["slug"], `"${slug}" is a path of the software; rename the file`);
  }
  if (hidden && REQUIRED.includes(slug)) {
    complain(
      ["hidden"],
      "true is not allowed, because every site needs this page; remove the field",
    );
  }
  if (language && !untranslated && REQUIRED.includes(slug)) {
    complain(
      ["language"],
      "not allowed, because most words of this page are in the language of the site; remove the field",
    );
  }
}
