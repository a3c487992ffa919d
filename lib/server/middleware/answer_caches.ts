import { LruCache } from "../../base/http/lru_cache.ts";
import type { Representation } from "../../base/http/representation.ts";
import type { CachePolicy } from "../../endpoint.ts";
import type { BuiltAnswers } from "../build/built_answers.ts";
import { POLICIES } from "./policies.ts";

/** Bytes in memory, for each bounded policy. */
const MAX_BYTES = 16 * 2 ** 20;

export interface Cached {
  representation: Representation;
  /** The version of the live values in it; undefined if it shows none. */
  shows: number | undefined;
  /** In milliseconds since 1970. */
  madeAt: number;
  goodUntil: number;
}

/** Answers of a process, by policy. */
export type AnswerCaches = ReadonlyMap<CachePolicy, Cache>;

export function answerCaches(built: BuiltAnswers | null): AnswerCaches {
  const { expiring, ...others } = POLICIES;
  const caches = new Map(
    Object.values<CachePolicy>(others)
      .map((each) => [each, cacheFor(each, built)]),
  );
  const queries = caches.get(POLICIES.query);
  if (queries) caches.set(expiring, queries);
  return caches;
}

export type Cache = Pick<LruCache<string, Cached>, "get" | "set">;

function cacheFor(
  { maxEntries }: CachePolicy,
  built: BuiltAnswers | null,
): Cache {
  return maxEntries === undefined
    ? new UnboundedCache(built)
    : new LruCache({ maxEntries, maxBytes: MAX_BYTES });
}

/** Bounded by the table of endpoints. It begins with what the build made. */
export class UnboundedCache implements Cache {
  readonly #made = new Map<string, Cached>();

  constructor(private readonly built: BuiltAnswers | null) {}

  get(key: string): Cached | undefined {
    return this.#made.get(key) ?? this.#fromBuild(key);
  }

  set(key: string, made: Cached): void {
    this.#made.set(key, made);
  }

  /** The answer, if it shows no live value and has no end. */
  lasting(key: string): Representation | undefined {
    const made = this.#made.get(key);
    return made?.shows === undefined && made?.goodUntil === Infinity
      ? made.representation
      : undefined;
  }

  #fromBuild(key: string): Cached | undefined {
    const representation = this.built?.get(key);
    if (!representation) return;
    const made = { representation, ...FOR_EVER };
    this.#made.set(key, made);
    return made;
  }
}

const FOR_EVER = { shows: undefined, madeAt: 0, goodUntil: Infinity };
