import { rateHeadersFor } from "../api/rate_limit.ts";
import type { RateState } from "../core/rate_window.ts";
import type { Endpoint } from "./endpoints.ts";
import type { Visit } from "./visit.ts";

type HeaderList = Endpoint["headers"];

/** The headers that every response has, whoever made it. */
export class DueHeaders {
  readonly #rateHeaders: (rate: RateState) => HeaderList;
  // One list for each endpoint, written over for each response: a new one would
  // be a tenth of the work of a request that is answered from memory.
  readonly #lists = new Map<Endpoint, HeaderList>();

  constructor(limit: number) {
    this.#rateHeaders = rateHeadersFor(limit);
  }

  /** Good until the next call, so use it up at once. */
  of({ endpoint, id }: Visit, rate: RateState): HeaderList {
    const list = this.#listOf(endpoint);
    let end = endpoint.headers.length + OWN.length;
    for (const header of this.#rateHeaders(rate)) list[end++] = header;
    list[end] = ["x-request-id", id];
    return list;
  }

  #listOf(endpoint: Endpoint): HeaderList {
    const known = this.#lists.get(endpoint);
    if (known) return known;
    const list = [...endpoint.headers, ...OWN];
    this.#lists.set(endpoint, list);
    return list;
  }
}

const OWN: HeaderList = [["x-content-type-options", "nosniff"]];

export function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
