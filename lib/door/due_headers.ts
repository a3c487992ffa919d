import { rateHeadersFor } from "../rate_limit/rate_headers.ts";
import type { RateState } from "../rate_limit/rate_window.ts";
import type { HeaderList } from "../http/representation.ts";
import type { Visit } from "./visit.ts";

/** The headers that every response has, whoever made it. */
export class DueHeaders {
  readonly #rateHeaders: (rate: RateState) => HeaderList;

  constructor(limit: number) {
    this.#rateHeaders = rateHeadersFor(limit);
  }

  of({ endpoint, id }: Visit, rate: RateState): HeaderList {
    return [
      ...endpoint.headers,
      ...this.#rateHeaders(rate),
      NOSNIFF,
      ["x-request-id", id],
    ];
  }
}

const NOSNIFF: HeaderList[number] = ["x-content-type-options", "nosniff"];
