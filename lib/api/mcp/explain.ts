import { fill } from "../../base/words/fill.ts";
import type { TryField } from "../calls/try_field.ts";
import type { Field } from "../openapi/fields.ts";
import type { State } from "../../state.ts";
import { promptEntry } from "./entries.ts";
import { connectionName } from "../../base/http/connection_name.ts";
import { type Install, installsOf } from "./install.ts";
import type { McpService } from "./service.ts";
import { uriOf } from "./resources.ts";
import { fieldsOf, type Trial, tryFieldsOf, tryTool } from "./tester.ts";
import type { AnyTool } from "./tool.ts";

/** What the page about a server shows. */
export interface McpPageData {
  id: McpService["id"];
  title: string;
  description: string;
  path: string;
  url: string;
  installs: Install[];
  tools: ToolData[];
  prompts: ReturnType<typeof promptEntry>[];
  resources: { uri: string; title: string; isManual: boolean }[];
  /** Of a tool that there is not. */
  trial?: Trial;
}

export interface ToolData {
  name: string;
  title: string;
  description: string;
  fields: Field[];
  tryFields: TryField[];
  /** A call that finds something on every site. */
  example: Record<string, unknown>;
  /** What a form sent to it, if one did. */
  trial?: Trial;
}

/** To who asks for the page, but not for HTML. */
export const NOT_FOR_PROGRAMS =
  "GET is for browsers: it needs text/html in Accept";

/** All that the page shows; the query says which tool to run, if any. */
export async function explain(
  service: McpService,
  query: URLSearchParams,
  state: State,
): Promise<McpPageData> {
  const { content, baseUrl } = state.deps;
  const { mcp } = content.words;
  const { path, id, tools } = service;
  const url = baseUrl + path;
  const trial = await tryTool(service, query, state);
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
    resources: state.site.pages.map((page) => ({
      uri: uriOf(page, baseUrl),
      title: page.title,
      isManual: page.kind === "doc",
    })),
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
