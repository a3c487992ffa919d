import { openapiOf } from "../openapi/mod.ts";
import type { Document } from "./document.ts";

export const openapi: Document = {
  path: "/openapi.json",
  mediaType: "application/json",
  title: "OpenAPI description",
  description: "every operation of the REST API, with schemas and examples",
  role: "api",
  render: (
    { baseUrl, rateLimit, content: { profile: { name } }, operations },
  ) => JSON.stringify(openapiOf(operations, { baseUrl, name, rateLimit })),
};
