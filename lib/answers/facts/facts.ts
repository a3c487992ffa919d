import type { PageKind } from "../../content/content.ts";
import type { Locale } from "../../base/words/words.ts";
import type { Span } from "../read/months.ts";

/** Something with a date that the person did or got. */
export interface Episode {
  kind: "job" | "education" | "volunteer" | "awards" | "certificates";
  /** A role, a degree, a prize. */
  title: string;
  /** A company, a school, the giver of a prize. */
  org: string;
  /** As in the content: `2021`, `2021-03`, `present`. */
  start?: string;
  end?: string;
  skills: string[];
  score?: string;
  place: string;
  /** Plain text, a sentence or a point a line. */
  text: string;
  about: string;
  /** Includes the anchor. */
  path: string;
}

/** An undated item of the résumé: a language, an interest. */
export interface Item {
  list: "languages" | "skills" | "interests" | "references";
  name: string;
  lead: string;
  path: string;
}

/** A contact channel, or a profile elsewhere. */
export interface Way {
  kind: "email" | "phone" | "other" | "link";
  label: string;
  value: string;
  note: string;
  path: string;
}

/** A project, a talk, a text. */
export interface Entry {
  section: string;
  sectionTitle: string;
  title: string;
  description: string;
  /** Empty if unknown. */
  date: string;
  path: string;
}

/** Other words for a text, which its owner lists. No page shows them. */
export interface Ask {
  words: string[];
  path: string;
  /** Empty for the whole text. */
  heading: string;
}

export interface Sentence {
  kind: PageKind;
  text: string;
  /** The sentence with its neighbours in the paragraph, as it is shown. */
  passage: string;
  /** Title of the page, and the heading above. */
  name: string;
  heading: string;
  path: string;
  isOfJob: boolean;
  /** Headings, and company, title and skills of its job. */
  context: string;
}

/** All that answers can be made of, each with its address. */
export interface Facts {
  voice: Locale;
  /** The only questions for frames, which read English; any if it is absent. */
  framed?: ReadonlySet<string>;
  person: {
    name: string;
    headline: string;
    description: string;
    place: string;
    timeZone: string;
    availability: string;
  };
  contact: {
    hours: string;
    /** Work hours in the language of the person, or empty. */
    times: string;
    responseTime: string;
  };
  /** Newest first. */
  jobs: Episode[];
  /** The other episodes of the résumé. */
  others: Episode[];
  items: Item[];
  /** Preferred first. */
  ways: Way[];
  /** Newest first in each section. */
  entries: Entry[];
  sentences: Sentence[];
  asks: Ask[];
}

/** The months of an episode until now. */
export interface Dated extends Span {
  precision: "month" | "year";
  isNow: boolean;
}
