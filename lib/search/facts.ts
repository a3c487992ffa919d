import type { Resume } from "../content/kinds/resume.ts";

/** What is known of the person; every path may carry an anchor. */
export interface Facts {
  /** Between the things of a list, in the person's language. */
  comma: string;
  /** Words of a question that say nothing, in the person's language. */
  stopWords: string[];
  person: {
    name: string;
    headline: string;
    place: string;
    timeZone: string;
    availability: string;
    /** Markdown. */
    story: string;
    /** The page with all of these but the story. */
    path: string;
    storyPath: string;
  };
  /** Newest first. */
  roles: RoleFact[];
  /** What a résumé has besides, in its order. */
  resume: ResumeFact[];
  /** Preferred first. */
  channels: ChannelFact[];
  links: LinkFact[];
}

export interface RoleFact {
  company: string;
  role: string;
  /** `2019–2023`, `2021–present` or `2020`. */
  years: string;
  /** When it was, with months and in the person's language. */
  period: string;
  slug: string;
  skills: string[];
  place?: string;
  /** What the company does. */
  about?: string;
  /** Markdown. */
  detail: string;
  path: string;
}

export interface ResumeFact {
  /** The list that has it. */
  list: keyof Resume;
  /** A school, a language, a prize. */
  name: string;
  /** The name, and such as what was learnt there and when. */
  lead: string;
  detail: string;
  path: string;
}

export interface ChannelFact {
  label: string;
  value: string;
  url: string;
  preferred?: boolean;
  path: string;
}

export interface LinkFact {
  label: string;
  url: string;
  path: string;
}
