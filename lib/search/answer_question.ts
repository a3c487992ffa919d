import type { PageKind } from "../content/page_meta.ts";
import { excerpt } from "./excerpt.ts";
import type { FactSection, Topic } from "./fact_section.ts";
import type { Facts } from "./facts.ts";
import { questionTokens } from "./question_tokens.ts";
import { matchFacts } from "./route_question.ts";
import { type PageSection, percent, type SearchIndex } from "./search_index.ts";
import type { Match } from "./section_index.ts";

export interface SearchAnswer {
  topic: Topic | "none";
  /** Best first, at most ten. */
  results: Result[];
}

export interface Result {
  kind: "profile" | "role" | "channel" | PageKind;
  name: string;
  /** With the anchor of the section. */
  path: string;
  /** Words of the content, nothing else. */
  description: string;
  /** 1 to 100. */
  score: number;
}

const MAX_RESULTS = 10;
// Below this share of the best score a result is noise.
const NOISE = 0.5;

/** Evidence from the content for a question, empty where nothing fits. */
export function answerQuestion(
  query: string,
  index: SearchIndex,
  facts: Facts,
): SearchAnswer {
  const known = matchFacts(query, facts);
  const routed = known[0]?.section.topic ?? "none";
  const found = index.match(
    questionTokens(query, facts),
    (section) => !repeatsFacts(section, facts),
  );
  const candidates = [
    ...known.flatMap((match) => fromFact(match, routed)),
    ...found.map((match) => fromPage(match, routed)),
  ].sort((a, b) => b.rank - a.rank);
  const noise = (candidates[0]?.rank ?? 0) * NOISE;
  const results = candidates.filter(({ rank }) => rank >= noise)
    .slice(0, MAX_RESULTS)
    .map(({ rank, result }) => ({ ...result(), score: percent(rank) }));
  return { topic: topicOf(results[0], routed), results };
}

interface Candidate {
  rank: number;
  /** Excerpts are made for what is shown only. */
  result(): Omit<Result, "score">;
}

const MAX_DESCRIPTION = 240;
const MIN_QUOTE = 40;
const SEPARATOR = ". ";

// Full marks are for what fits in every respect.
const FITS_TOPIC = 1;
const OFF_TOPIC = 0.8;

function fromFact(
  { section, coverage, terms }: Match<FactSection>,
  routed: Topic | "none",
): Candidate[] {
  const { topic, kind, name, path, lead, passage } = section;
  if (kind === "none") return [];
  const rank = coverage * (topic === routed ? FITS_TOPIC : OFF_TOPIC);
  const room = MAX_DESCRIPTION - lead.length - SEPARATOR.length;
  const result = () => {
    const quoted = room < MIN_QUOTE
      ? ""
      : excerpt(passage, new Set(terms), room);
    const description = [lead, quoted].filter(Boolean).join(SEPARATOR);
    return { kind, name, path, description };
  };
  return [{ rank, result }];
}

function fromPage(
  { section, coverage, score, terms }: Match<PageSection>,
  routed: Topic | "none",
): Candidate {
  const { kind, path, anchor, title, heading, passage } = section;
  const isExpected = kind === "doc"
    ? routed === "documents"
    : routed === "documents" || routed === "none";
  const fit = isExpected ? FITS_TOPIC : OFF_TOPIC;
  return {
    rank: (coverage + score) / 2 * fit,
    result: () => ({
      kind,
      name: heading ? `${title}: ${heading}` : title,
      path: anchor ? `${path}#${anchor}` : path,
      description: excerpt(passage, new Set(terms)),
    }),
  };
}

/** The front page is made of facts, and so are career and résumé on their page. */
function repeatsFacts(
  section: PageSection,
  { roles, resume }: Facts,
): boolean {
  const { kind, path, anchor, text } = section;
  return kind === "home" || text === "" ||
    [...roles, ...resume].some((fact) => fact.path === `${path}#${anchor}`);
}

function topicOf(
  first: Result | undefined,
  routed: Topic | "none",
): Topic | "none" {
  if (!first) return "none";
  const topic = TOPIC.get(first.kind);
  return topic ?? (routed === "none" ? "documents" : routed);
}

const TOPIC = new Map<Result["kind"], Topic>([
  ["profile", "profile"],
  ["role", "work"],
  ["channel", "contact"],
  ["doc", "documents"],
]);
