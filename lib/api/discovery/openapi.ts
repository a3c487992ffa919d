import type { Document } from "./document.ts";

export const openapi: Document = {
  path: "/openapi.json",
  mediaType: "application/json",
  title: "OpenAPI description",
  description: "every operation of the REST API, with schemas and examples",
  role: "api",
  async render({ baseUrl, rateLimit, content, operations }) {
    // Loaded late: every page links to this document, and few starts make it.
    const { openapiOf } = await import("../openapi/mod.ts");
    const { name } = content.profile;
    return JSON.stringify(openapiOf(operations, { baseUrl, name, rateLimit }));
  },
};
