import { argumentsIn } from "../calls/tool_call.ts";
import { type TryField, tryFieldOf } from "../calls/try_field.ts";
import { echo } from "../../base/http/echo.ts";
import { argumentsOf, type Field } from "../openapi/fields.ts";
import type { State } from "../../state.ts";
import { callTool, type ToolResult } from "./call_tool.ts";
import { jsonSchema } from "./entries.ts";
import type { McpService } from "./service.ts";
import { type AnyTool, unknown } from "./tool.ts";

/** What the form sent, and what came of it. */
export interface Trial {
  tool: string;
  values: Record<string, string>;
  result: ToolResult;
}

export function fieldsOf({ input }: AnyTool): Field[] {
  return argumentsOf(jsonSchema(input, "input"));
}

/** How a form asks for the arguments, with what was sent last. */
export function tryFieldsOf(
  tool: AnyTool,
  values: Record<string, string> = {},
): TryField[] {
  return fieldsOf(tool).map((field) => tryFieldOf(field, values[field.name]));
}

/** Runs the tool that the query names; none where it names none. */
export async function tryTool(
  { tools }: McpService,
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
