import { fill } from "../../base/words/fill.ts";
import { echo } from "../../base/http/echo.ts";
import { argumentsIn } from "../calls/tool_call.ts";
import { type TryField, tryFieldOf } from "../calls/try_field.ts";
import { argumentsOf, type Field } from "../openapi/fields.ts";
import type { State } from "../../state.ts";
import { type AnyTool, callTool, type ToolResult, unknown } from "./tool.ts";
import { jsonSchema, promptEntry, toolsOf } from "./entries.ts";
import { connectionName } from "../../base/http/connection_name.ts";
import { installsOf } from "./install.ts";
import type { McpService } from "./service.ts";
import { uriOf } from "./resources.ts";

export type McpPageData = Awaited<ReturnType<typeof explain>>;

export interface ToolData {
  name: string;
  title: string;
  description: string;
  fields: Field[];
  tryFields: TryField[];
  /** A call that finds something on every site. */
  example: Record<string, unknown>;
  trial?: Trial;
}

export interface Trial {
  tool: string;
  values: Record<string, string>;
  result: ToolResult;
}

/** Hint for a GET without text/html in Accept. */
export const NOT_FOR_PROGRAMS =
  "Send POST. Only a browser sends GET, with text/html in the Accept header";

/** The data of the page. A query may name a tool to run. */
export async function explain(
  service: McpService,
  query: URLSearchParams,
  state: State,
) {
  const { content, baseUrl } = state.deps;
  const { mcp } = content.words;
  const { path, id } = service;
  const tools = toolsOf(service, state);
  const url = baseUrl + path;
  const trial = await tryTool(tools, query, state);
  return {
    id,
    title: fill(mcp.title, { server: service.title(content) }),
    description: service.description(content),
    path,
    url,
    installs: installsOf(url, connectionName(baseUrl, id), mcp),
    tools: tools.map((tool) =>
      toolDataOf(tool, trial?.tool === tool.name ? trial : undefined)
    ),
    prompts: service.prompts.map(promptEntry),
    resources: state.editions.flatMap(({ site }) =>
      site.pages.map((page) => ({
        uri: uriOf(page, site),
        title: page.title,
        isManual: page.kind === "doc",
      }))
    ),
    // Only if the form named an unknown tool.
    trial: tools.some(({ name }) => name === trial?.tool) ? undefined : trial,
  };
}

function toolDataOf(tool: AnyTool, trial: Trial | undefined): ToolData {
  const { name, title, description, examples: [example] } = tool;
  return {
    name,
    title,
    description,
    fields: fieldsOf(tool),
    tryFields: tryFieldsOf(tool, trial?.values),
    example,
    trial,
  };
}

function fieldsOf({ input }: AnyTool): Field[] {
  return argumentsOf(jsonSchema(input, "input"));
}

function tryFieldsOf(tool: AnyTool, values: Record<string, string> = {}) {
  return fieldsOf(tool).map((field) => tryFieldOf(field, values[field.name]));
}

async function tryTool(
  tools: AnyTool[],
  query: URLSearchParams,
  state: State,
): Promise<Trial | undefined> {
  const name = query.get("tool");
  if (name === null) return;
  const tool = tools.find((each) => each.name === name);
  if (!tool) {
    const { text } = unknown("tool", name, tools.map(({ name }) => name));
    const content = [{ type: "text" as const, text }];
    const result = { content, isError: true };
    return { tool: echo(name), values: {}, result };
  }
  const fields = tryFieldsOf(tool);
  const written = (field: string) => query.get(field) ?? "";
  const values = Object.fromEntries(
    fields.map(({ name }) => [name, written(name)]),
  );
  const result = await callTool(tool, argumentsIn(fields, written), state);
  return { tool: name, values, result };
}
