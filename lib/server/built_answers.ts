import { Representation } from "../base/http/representation.ts";
import type { Endpoint } from "../endpoint.ts";
import type { RequestInfo } from "../request_info.ts";
import { type BuiltAnswer, decodeAnswer } from "./answer_file.ts";
import { readable } from "./endpoints/readable.ts";
import { keyOf } from "./middleware/policies.ts";

/** List of the answers that a build made. */
export interface BuiltIndex {
  /** The owner, for the log. */
  name: string;
  /** Number of the file of an answer, by its key in the cache. */
  files: Record<string, number>;
  /** Set if another address stands in the files. */
  address?: string;
}

/** Stands for every endpoint that only the site knows. */
const ELSEWHERE = readable("unknown", "*", {});

/**
 * Answers that the build made, to be given before the site is loaded. They follow
 * from content, code and settings alone, so they stay true while a process lives.
 */
export class BuiltAnswers {
  readonly #files: Map<string, number>;
  readonly #address: string | undefined;
  readonly #endpoints = new Map<string, Endpoint>();

  /** The owner, for the log. */
  readonly name: string;

  constructor(
    { files, name, address }: BuiltIndex,
    private readonly read: (file: number) => Uint8Array<ArrayBuffer>,
  ) {
    this.name = name;
    this.#address = address;
    this.#files = new Map(Object.entries(files));
  }

  /** The endpoint of a path without a query. */
  find(path: string, search: string): Endpoint {
    if (search !== "") return ELSEWHERE;
    const endpoint = this.#endpoints.get(path) ?? this.#open(path)?.endpoint;
    if (!endpoint) return ELSEWHERE;
    this.#endpoints.set(path, endpoint);
    return endpoint;
  }

  /** True if the cache can answer it without the site. */
  has(info: RequestInfo): boolean {
    const { cache } = info.endpoint;
    return cache !== undefined && this.#files.has(keyOf(info, cache) ?? "");
  }

  /** `key`: of the cache, which keeps the result. */
  get(key: string): Representation | undefined {
    const answer = this.#open(key);
    if (!answer) return;
    const { body, headers, endpoint, known } = answer;
    return new Representation(body, headers, endpoint.headers, known);
  }

  #open(key: string): BuiltAnswer | undefined {
    const file = this.#files.get(key);
    return file === undefined
      ? undefined
      : decodeAnswer(this.read(file), this.#address);
  }
}
