import { asksForPrice, bonusFor, hasMoney } from "./answer_types.ts";
import type {
  Collection,
  StoredSection,
  StoredSentence,
} from "./collection.ts";
import { type Query, type Wanted, wantedOf } from "./query.ts";
import { withoutHosts } from "./sentences.ts";
import { ASKED, type Places, type Scored, scored } from "./score.ts";

/** Sentences of one section around the one that matches. */
export interface Passage extends StoredSection {
  text: string;
  /** The sentence of `text` that matches. */
  match: string;
  score: number;
  /** Share of the question that the sentence has, 0 to 1. */
  share: number;
}

export interface Ranked {
  /** Best first; no two overlap. */
  passages: Passage[];
  wanted: Wanted[];
}

interface Choice extends Query {
  /** The most passages. */
  limit: number;
  /** Length of a passage in UTF-16 units. */
  length: number;
  /** Tells how rare a term is; the collection itself if absent. */
  counts?: Collection;
  /** Weights of places; those of a question if absent. */
  places?: Places;
  /** Pages to leave out. */
  hides?(path: string): boolean;
}

/** Sentences that are looked at; more change nothing. */
const CANDIDATES = 200;
const OF_PRICE = 3;

/** Passages of a collection that come nearest to a question. */
export function rank(collection: Collection, choice: Choice): Ranked {
  const { question, limit, length, hides = () => false } = choice;
  const { counts = collection, places = ASKED } = choice;
  const wanted = wantedOf(choice, collection);
  const found = candidatesFor(wanted, collection)
    .filter(({ path }) => !hides(path));
  const ofType = bonusFor(question);
  const isOfPrice = asksForPrice(question);
  const sentences = scored(found, wanted, {
    counts,
    places,
    bonus: (text) => {
      const own = withoutHosts(text);
      return ofType(own) + (isOfPrice && hasMoney(own) ? OF_PRICE : 0);
    },
  });
  const passages: Passage[] = [];
  const shown = new Set<number>();
  for (const each of sentences) {
    if (passages.length >= limit) break;
    const passage = passageOf(each, collection, shown, length);
    if (passage) passages.push(passage);
  }
  return { passages, wanted };
}

/** Rows that a question may rank: each costs time, and common terms say little. */
const MAX_ROWS = 2_500;

/** Sentences with the rarest of the terms, as many as the rows allow. */
function candidatesFor(
  wanted: Wanted[],
  collection: Collection,
): StoredSentence[] {
  const terms = new Set(wanted.flatMap(({ meanings }) => [...meanings.keys()]));
  const [rarest, ...others] = [...terms].map((term) => ({
    term,
    rows: collection.frequency(term),
  })).sort((a, b) => a.rows - b.rows);
  if (!rarest) return [];
  let { rows } = rarest;
  // A word of nearly all pages tells none of them apart.
  if (rows > MAX_ROWS) return collection.having(rarest.term, CANDIDATES);
  const few = others.filter((each) => (rows += each.rows) <= MAX_ROWS);
  const chosen = [rarest, ...few].map(({ term }) => term);
  return collection.matching(chosen, CANDIDATES);
}

/** Undefined if all of it is shown already. */
function passageOf(
  { sentence, score, share }: Scored,
  collection: Collection,
  shown: Set<number>,
  length: number,
): Passage | undefined {
  const { id, section, text: match, path, kind, title, heading } = sentence;
  if (shown.has(id)) return;
  const texts = around(collection.textsOf(section), id, shown, length);
  for (const each of texts) shown.add(each.id);
  const text = texts.map(({ text }) => text).join(" ");
  return { path, kind, title, heading, text, match, score, share };
}

type Text = ReturnType<Collection["textsOf"]>[number];

/** A sentence with those after and before it that fit and are not shown. */
function around(
  texts: Text[],
  id: number,
  shown: ReadonlySet<number>,
  most: number,
): Text[] {
  const at = texts.findIndex((each) => each.id === id);
  let [from, to] = [at, at + 1];
  let length = lengthOf(texts[at]);
  const takes = (next: Text | undefined) => {
    const longer = length + 1 + lengthOf(next);
    if (!next || shown.has(next.id) || longer > most) return false;
    length = longer;
    return true;
  };
  for (let [after, before] = [true, true]; after || before;) {
    if ((after &&= takes(texts[to]))) to++;
    if ((before &&= takes(texts[from - 1]))) from--;
  }
  return texts.slice(from, to);
}

function lengthOf(text: Text | undefined): number {
  return text ? withoutHosts(text.text).length : 0;
}
