import type { Resume } from "./kinds/resume.ts";
import type { ResumeSection } from "./names.ts";

/** A list of the résumé, for pages and tools. */
export interface ResumePart {
  id: keyof Resume | ResumeSection;
  title: string;
  items: ResumeItem[];
}

export interface ResumeItem {
  /** A school, a language, a prize. */
  name: string;
  url?: string;
  /** Path of its own page here. */
  page?: string;
  /** Language of the item or, if it has a page, of its name; absent if it is that of the site. */
  language?: string;
  /** A few words each, to show beside the name. */
  facts: string[];
  /** Between facts, in their language. */
  comma: string;
  text: string[];
  points: string[];
}
