import type { Locale } from "../../base/words/words.ts";

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
  /** Includes its level. */
  lead: string;
  keywords: string[];
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

/** All that certain answers are made of, each with its address. */
export interface Facts {
  voice: Locale;
  person: {
    name: string;
    called: string;
    headline: string;
    description: string;
    place: string;
    timeZone: string;
    availability: string;
  };
  contact: {
    title: string;
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
}

/** Facts as a build keeps them: the words of the language come from the content. */
export type StoredFacts = Omit<Facts, "voice">;
