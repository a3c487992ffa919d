import { Representation } from "../../base/http/representation.ts";
import type { RecordedAnswer } from "../../api/calls/types.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { RequestInfo } from "../../request_info.ts";
import { type BuiltAnswer, decodeAnswer, type Place } from "./answer_file.ts";
import { readable } from "../endpoints/readable.ts";
import { keyOf } from "../middleware/policies.ts";

/** List of the answers that a build made. */
export interface BuiltIndex extends Place {
  /** The owner, for the log. */
  name: string;
  /** Name of the file of an answer, by its key in the cache. */
  files: Record<string, string>;
  /** Answers to the first examples of operations, by operation id. */
  recorded: Record<string, RecordedAnswer>;
}

/** Stands for every endpoint that only the site knows. */
const ELSEWHERE = readable("unknown", "*", {});

/**
 * Answers that the build made, to be given before the site is loaded. They follow
 * from content, code and settings alone, so they stay true while a process lives.
 */
export class BuiltAnswers {
  readonly #opened = new Map<string, BuiltAnswer | null>();

  constructor(
    readonly index: BuiltIndex,
    private readonly read: (file: string) => Uint8Array<ArrayBuffer>,
  ) {}

  /** The endpoint of a path without a query. */
  find(path: string, search: string): Endpoint {
    return search ? ELSEWHERE : this.#open(path)?.endpoint ?? ELSEWHERE;
  }

  /** True if the cache can answer it without the site. */
  has(info: RequestInfo): boolean {
    const { cache } = info.endpoint;
    const key = cache && keyOf(info, cache);
    return key !== undefined && this.#open(key) !== null;
  }

  /** `key`: of the cache, which keeps the result. */
  get(key: string): Representation | undefined {
    const answer = this.#open(key);
    if (!answer) return;
    const { body, headers, endpoint, known } = answer;
    return new Representation(body, headers, endpoint.headers, known);
  }

  #open(key: string): BuiltAnswer | null {
    const file = this.index.files[key];
    if (file === undefined) return null;
    let answer = this.#opened.get(key);
    if (answer === undefined) this.#opened.set(key, answer = this.#read(file));
    return answer;
  }

  /** Null for a file that another build has removed: the site answers then. */
  #read(file: string): BuiltAnswer | null {
    try {
      return decodeAnswer(this.read(file), this.index);
    } catch {
      return null;
    }
  }
}
