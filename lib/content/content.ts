import type { Locale } from "../base/words/words.ts";
import type { ContentImage } from "./image.ts";
import type { ResultOf } from "./kind.ts";
import type { kinds } from "./kinds/mod.ts";

// The door for types. `mod.ts` is the door for values.
export type { Diagnostic } from "./diagnostic.ts";
export type { FigurePart } from "./figure.ts";
export type { ContentImage } from "./image.ts";
export type { Channel } from "./kinds/contact.ts";
export type { Doc } from "./kinds/doc.ts";
export type { Npc } from "./kinds/npc.ts";
export type { PageFile } from "./kinds/page.ts";
export type { Link, Picture } from "./fields.ts";
export type { Profile } from "./kinds/profile.ts";
export type {
  Award,
  Certificate,
  Education,
  Volunteer,
} from "./kinds/resume.ts";
export type { Role } from "./kinds/role.ts";
export type { SectionEntry } from "./kinds/section_entry.ts";
export type { Skill } from "./kinds/skill.ts";
export type { NpcId, PageKind, ResumeSection } from "./names.ts";
export type { Folder } from "./read_folder.ts";

/** The result of each kind, by its name. */
export type ParsedContent = {
  [Name in keyof typeof kinds]: ResultOf<(typeof kinds)[Name]>;
};

/** An old address, which redirects for ever. */
export interface Move {
  /** Path, and perhaps a query, as its owner wrote it. */
  from: string;
  to: string;
  file: string;
}

/** Everything that the site serves of its owner and of the manual. */
export interface Content extends ParsedContent {
  /** Only images that are shown. */
  images: ContentImage[];
  theme: boolean;
  /** Letter that keeps the résumé from being a PDF. */
  unprintable?: string;
  moves: Move[];
  /** The content in each other language of the site, in their order. */
  editions?: Content[];
  /** Words and language of the first language, in an edition. */
  original?: Locale;
}

export function localeOf({ words, profile }: Content): Locale {
  return { words, language: profile.language };
}
