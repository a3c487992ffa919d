import type { AnyOperation } from "../../operation.ts";
import { limitInWords } from "../../base/words/limit_in_words.ts";
import descriptions from "./descriptions.json" with { type: "json" };
import { commonHeaders, deprecationHeaderDocs } from "./headers.ts";
import { parametersOf, requestBodyOf } from "./request.ts";
import { responsesOf } from "./responses.ts";
import { type Json, prune, Schemas } from "./schemas.ts";
import { titleOfApi } from "./title.ts";

/** Version of the API, independent of the software's. */
const API_VERSION = "1.0.0";

/** `name` is the person's. A `rateLimit` of 0 is no limit. */
export function openapiOf(
  operations: AnyOperation[],
  { baseUrl, name, rateLimit }: {
    baseUrl: string;
    name: string;
    rateLimit: number;
  },
): Json {
  const schemas = new Schemas();
  const used = new Set(operations.map(({ tag }) => tag));
  const paths = [...Map.groupBy(operations, ({ path }) => path)]
    .map(([path, group]) => [path, pathItem(group, schemas)]);
  return {
    openapi: "3.1.1",
    info: {
      title: titleOfApi(name),
      version: API_VERSION,
      summary: "Public, anonymous, read-mostly data of one personal website.",
      description: aboutOf(rateLimit),
      license: { name: "MIT", identifier: "MIT" },
      contact: { name, url: `${baseUrl}/contact` },
    },
    servers: [{ url: baseUrl, description: "This site" }],
    security: [],
    tags: Object.entries(descriptions.tags).filter(([tag]) => used.has(tag))
      .map(([tag, description]) => ({ name: tag, description })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.definitions,
      headers: {
        ...commonHeaders(rateLimit),
        ...deprecationHeaderDocs(
          operations.flatMap(({ deprecated }) => deprecated ?? []),
        ),
      },
    },
  };
}

function aboutOf(rateLimit: number): string {
  return `No account and no key. ${
    limitInWords(rateLimit)
  } The RateLimit headers of every response tell where a client stands. ${ERRORS}`;
}

const ERRORS =
  "Every error has one shape, ErrorResponse, and clients match on its `code`. A wrong method is 405 with `Allow`. Malformed HTTP is answered by the runtime with an empty 400.";

function pathItem(group: AnyOperation[], schemas: Schemas): Json {
  return Object.fromEntries(
    group.map((operation) => [
      operation.method.toLowerCase(),
      prune({
        operationId: operation.id,
        tags: [operation.tag],
        summary: operation.summary,
        description: operation.description,
        parameters: parametersOf(operation, schemas),
        deprecated: operation.deprecated && true,
        requestBody: requestBodyOf(operation, schemas),
        responses: responsesOf(operation, schemas),
      }),
    ]),
  );
}
