import type { Answer } from "../../answers/types.ts";

/** An answer with its place among the others: 1 to 100. */
export interface Result extends Answer {
  score: number;
}

/**
 * One result in both dialects of NLWeb: a schema.org object, with the six
 * fields beside it that older clients read.
 */
export interface Item {
  "@type": string;
  /** With the anchor of the section. */
  url: string;
  name: string;
  /** Host of the site. */
  site: string;
  /** 1 to 100. */
  score: number;
  /** Words of the page. */
  description: string;
  schema_object: Record<string, string>;
}

export function itemOf(result: Result, baseUrl: string): Item {
  const { kind, name, path, description, score } = result;
  const described = {
    "@type": TYPE[kind],
    url: baseUrl + path,
    name,
    description,
  };
  return {
    ...described,
    site: new URL(baseUrl).host,
    score,
    schema_object: { "@context": "https://schema.org", ...described },
  };
}

const TYPE: Record<Result["kind"], string> = {
  profile: "ProfilePage",
  role: "EmployeeRole",
  channel: "ContactPoint",
  home: "ProfilePage",
  page: "WebPage",
  section: "CollectionPage",
  entry: "CreativeWork",
  manual: "CollectionPage",
  doc: "TechArticle",
};
