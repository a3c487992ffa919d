import { type Passage, passageOf } from "./passage.ts";
import type { Searchable } from "./section_index.ts";
import { termsOf } from "./terms.ts";

export type Topic = "profile" | "work" | "contact" | "documents";

/** A fact that a question may be about. */
export interface FactSection extends Searchable {
  topic: Topic;
  /** Of the result; none for what only steers, such as the words of documents. */
  kind: "profile" | "role" | "channel" | "none";
  name: string;
  path: string;
  /** The name as a passage, for phrases in it. */
  named: Passage;
  /** Shown whatever was asked. */
  lead: string;
  /** Quoted from around the match, after the lead. */
  passage: Passage;
}

type Given =
  & Pick<FactSection, "topic" | "kind" | "cues">
  & Partial<Omit<FactSection, "passage" | "named">>
  & { passage?: string };

export function factSection({ passage = "", ...given }: Given): FactSection {
  return {
    name: "",
    path: "",
    title: "",
    heading: "",
    description: "",
    text: "",
    lead: "",
    ...given,
    named: passageOf(given.name ?? "", termsOf),
    passage: passageOf(passage, termsOf),
  };
}
