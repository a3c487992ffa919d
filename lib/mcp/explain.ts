import { fill } from "../words/fill.ts";
import type { State } from "../state.ts";
import { connectionName, type Install, installsOf } from "./install.ts";
import type { McpService } from "./service.ts";
import { type Field, fieldsOf, type Trial, tryTool } from "./tester.ts";

/** What the page about a server shows. */
export interface McpPageData {
  title: string;
  description: string;
  path: string;
  url: string;
  installs: Install[];
  tools: ToolData[];
  prompts: { name: string; title: string; description: string }[];
  trial?: Trial;
}

export interface ToolData {
  name: string;
  title: string;
  description: string;
  fields: Field[];
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
  const { path, id } = service;
  const url = baseUrl + path;
  return {
    title: fill(mcp.title, { server: service.title(content) }),
    description: service.description(content),
    path,
    url,
    installs: installsOf(url, connectionName(baseUrl, id), mcp),
    tools: service.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      fields: fieldsOf(tool),
    })),
    prompts: service.prompts.map(({ name, title, description }) => ({
      name,
      title,
      description,
    })),
    trial: await tryTool(service, query, state),
  };
}
