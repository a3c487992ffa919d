import { z } from "zod";
import type { Endpoint } from "../../lib/endpoint.ts";
import type { TestSite } from "../support/test_app.ts";
import { Schema } from "./values.ts";

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: Schema,
});

const Described = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({
    content: z.object({ "application/json": z.object({ schema: Schema }) }),
  }).optional(),
  responses: z.record(z.string(), z.unknown()),
});

const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

const Tools = z.object({
  result: z.object({
    tools: z.array(z.object({ name: z.string(), inputSchema: Schema })),
  }),
});

/** The site's own descriptions, so that new surfaces are tested without a change here. */
export interface Surfaces {
  api: z.output<typeof OpenApi>;
  tools: Record<string, z.output<typeof Tools>["result"]["tools"]>;
  endpoints: Endpoint[];
}

export async function surfacesOf(site: TestSite): Promise<Surfaces> {
  const tools: Surfaces["tools"] = {};
  const endpoints = site.app.endpoints();
  const api = await (await site.fetch("/openapi.json")).json();
  for (const path of ["/mcp", "/docs/mcp"]) {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    const response = await site.fetch(path, {
      method: "POST",
      headers: JSON_HEADERS,
      body: JSON.stringify(list),
    });
    tools[path] = Tools.parse(await response.json()).result.tools;
  }
  return { api: OpenApi.parse(api), tools, endpoints };
}

/** Headers of an MCP client. */
export const JSON_HEADERS = {
  "content-type": "application/json",
  "accept": "application/json, text/event-stream",
};
