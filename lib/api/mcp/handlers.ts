import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";
import { callTool, problemIn } from "./tool.ts";
import { promptEntry, toolEntry, toolsOf } from "./entries.ts";
import { listResources, readResource } from "./resources.ts";
import type { Sdk } from "./sdk_answers.ts";
import type { McpService } from "./service.ts";

export type Register = (server: InstanceType<Sdk["Server"]>) => void;

export function toolHandlers(
  service: McpService,
  state: State,
  sdk: Sdk,
): Register {
  const own = toolsOf(service, state);
  const tools = own.map(toolEntry);
  return (server) => {
    server.setRequestHandler("tools/list", listOf({ tools }, sdk));
    server.setRequestHandler("tools/call", ({ params }) => {
      const tool = own.find(({ name }) => name === params.name);
      if (!tool) throw unknown("tools/list", params.name, sdk);
      return callTool(tool, params.arguments, state);
    });
  };
}

export function resourceHandlers(state: State, sdk: Sdk): Register {
  const resources = listResources(state);
  return (server) => {
    server.setRequestHandler("resources/list", listOf({ resources }, sdk));
    server.setRequestHandler(
      "resources/templates/list",
      listOf({ resourceTemplates: [] }, sdk),
    );
    server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
      const resource = await readResource(uri, state);
      if (!resource) throw new sdk.ResourceNotFoundError(echo(uri));
      return { contents: [{ ...resource }] };
    });
  };
}

export function promptHandlers(
  service: McpService,
  state: State,
  sdk: Sdk,
): Register {
  const prompts = service.prompts.map(promptEntry);
  return (server) => {
    server.setRequestHandler("prompts/list", listOf({ prompts }, sdk));
    server.setRequestHandler("prompts/get", async ({ params }) => {
      const prompt = service.prompts.find(({ name }) => name === params.name);
      if (!prompt) throw unknown("prompts/list", params.name, sdk);
      const input = prompt.arguments.safeParse(params.arguments ?? {});
      if (!input.success) throw invalid(problemIn(input.error), sdk);
      const parts = await prompt.parts(input.data, state);
      return {
        description: prompt.description,
        messages: parts.map((content) => ({ role: "user" as const, content })),
      };
    });
  };
}

/** Each list has one page, so every cursor is invalid, also an empty one. */
export function listOf<Page>(page: Page, sdk: Sdk) {
  return ({ params }: { params?: { cursor?: string } }) => {
    if (params?.cursor === undefined) return page;
    throw invalid("Invalid cursor: expected none, lists have one page", sdk);
  };
}

const unknown = (list: string, name: string, sdk: Sdk) =>
  invalid(`Cannot find "${echo(name)}": expected a name in ${list}`, sdk);

export function invalid(message: string, sdk: Sdk) {
  return new sdk.ProtocolError(sdk.ProtocolErrorCode.InvalidParams, message);
}
