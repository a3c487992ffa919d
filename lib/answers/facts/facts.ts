import type { PageKind } from "../../content/page_kind.ts";
import type { Locale } from "../../base/words/words.ts";
import type { Span } from "../read/months.ts";

/** Something with a place in time that the person did or got. */
export interface Episode {
  kind: "job" | "education" | "volunteer" | "awards" | "certificates";
  /** A role, a degree, a prize. */
  title: string;
  /** A company, a school, who gave the prize. */
  org: string;
  /** As content has them: `2021`, `2021-03`, `present`; absent where it does not say. */
  start?: string;
  end?: string;
  skills: string[];
  /** Of a school: its mark. */
  score?: string;
  place: string;
  /** What is told of it, in plain text, a sentence or a point a line. */
  text: string;
  /** What the company or the school is, as far as it is told. */
  about: string;
  /** With its anchor. */
  path: string;
}

/** A thing of a list that has no dates: a language, an interest. */
export interface Item {
  list: "languages" | "skills" | "interests" | "references";
  name: string;
  /** The name, and what is said of it in a few words. */
  lead: string;
  path: string;
}

/** A way to reach the person, or a place of theirs elsewhere. */
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
  date: string;
  path: string;
}

/** A sentence of a page. */
export interface Sentence {
  kind: PageKind;
  text: string;
  /** The sentence with those around it in its paragraph, as it is shown. */
  passage: string;
  /** Title of the page, and the heading above. */
  name: string;
  heading: string;
  path: string;
  /** Whether it is told of a job. */
  isOfJob: boolean;
  /** Words around it that say what it is about: company, title, skills. */
  context: string;
}

/** All of the person that can be asked for, each with the address that says it. */
export interface Facts {
  voice: Locale;
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
    /** From when to when, as the language writes it; empty where not told. */
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
}

/** The months of an episode until now, with how exactly they are known. */
export interface Dated extends Span {
  precision: "month" | "year";
  isNow: boolean;
}
