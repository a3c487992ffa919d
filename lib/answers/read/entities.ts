import { yieldToEventLoop } from "../../base/time/turns.ts";
import type { Facts } from "../facts/facts.ts";
import { isPrivateWord } from "../word_lists.ts";
import type { Word } from "../question.ts";
import { type Entity, type Name, namesOf } from "./names_of.ts";
import { isReaching } from "./reaching.ts";
import { stemsOf } from "./stems.ts";

export interface Named {
  entity: Entity;
  words: Word[];
  /** The question has the whole name. */
  isWhole: boolean;
}

export class Names {
  private constructor(
    private readonly names: Name[],
    private readonly owners: Owners,
    private readonly own: ReadonlySet<string>,
  ) {}

  static async of(facts: Facts): Promise<Names> {
    const names = await namesOf(facts);
    const own = new Set(stemsOf(facts.person.name));
    return new Names(names, await ownersOf(names, facts), own);
  }

  words(): string[] {
    return [...new Set(this.names.flatMap(({ words }) => words))];
  }

  /** The entities that the words name, whole names first. */
  in(words: Word[]): Named[] {
    const found = this.names.flatMap((name): Named[] => {
      const there = this.#matches(name, words);
      const isWhole = there.length === name.stems.length;
      const isNamed = there.length > 0 && isName(there, words) &&
        !this.#isOwnName(there, words) &&
        (isWhole || this.#isDistinctive(name, there));
      return isNamed ? [{ entity: name.entity, words: there, isWhole }] : [];
    });
    return withoutParts(found);
  }

  #matches({ entity, stems }: Name, words: Word[]): Word[] {
    // The present job is no presentation; "write to you" names no "Writing".
    const isOther = (word: Word) =>
      entity.kind === "section" &&
      (word.concepts.has("current") || isReaching(word, words, this.own));
    return stems.flatMap((each) =>
      words.find((word) => word.stem === each && !isOther(word)) ?? []
    );
  }

  /** The whole name of the person is no company of that name. */
  #isOwnName(there: Word[], words: Word[]): boolean {
    return there.every((word) =>
      this.own.has(word.stem) &&
      [-1, 1].some((step) => {
        const near = words[words.indexOf(word) + step];
        return near !== undefined && near.isName && !there.includes(near) &&
          this.own.has(near.stem);
      })
    );
  }

  /** Part of a name is enough if no other entity has that part. */
  #isDistinctive(
    { entity, stems }: Name,
    there: Word[],
  ): boolean {
    if (entity.kind !== "org" && entity.kind !== "entry") return false;
    const own = there.filter((word) =>
      !word.isFunction && word.concepts.size === 0 &&
      !isPrivateWord(word.word) && this.owners.get(word.stem)?.size === 1
    );
    return own.length > 0 &&
      (entity.kind === "org" || own.length * 2 >= stems.length);
  }
}

type Owners = Map<string, Set<Entity | string>>;

async function ownersOf(names: Name[], { person }: Facts): Promise<Owners> {
  const owners: Owners = new Map();
  function add(stem: string, ...added: (Entity | string)[]): void {
    const known = owners.get(stem) ?? new Set();
    for (const each of added) known.add(each);
    owners.set(stem, known);
  }
  for (const { entity, stems } of names) {
    for (const each of stems) add(each, entity);
    await yieldToEventLoop();
  }
  // Two owners: these stems never name a company. A village is not the company there.
  for (const each of stemsOf(person.name)) add(each, "person", "self");
  for (const each of stemsOf(person.place)) add(each, "place", "here");
  return owners;
}

/** After these, "go" is a language. */
const KNOWING =
  /^(?:know|knows|use|used|uses|using|with|in|write|writes|wrote|written|code|coded|program|learn|learned|learnt|of|and|or)$/;

/** Go, C and R are ordinary words, unless the context is of programming. */
function isName(name: Word[], words: Word[]): boolean {
  const [first] = name;
  if (name.length > 1 || !first?.isFunction) return true;
  const before = words[words.indexOf(first) - 1];
  return words.length === 1 || first.isName ||
    KNOWING.test(before?.word ?? "");
}

/** Drops an entity if a longer name in the question has all of its words. */
function withoutParts(found: Named[]): Named[] {
  return found.filter((one) =>
    !found.some((other) =>
      other !== one && other.entity.kind !== "section" &&
      other.words.length > one.words.length &&
      one.words.every((word) => other.words.includes(word))
    )
  ).sort((a, b) => Number(b.isWhole) - Number(a.isWhole));
}
