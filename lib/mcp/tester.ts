import type { State } from "../state.ts";
import { callTool, type ToolResult } from "./call_tool.ts";
import { jsonSchema } from "./entries.ts";
import type { McpService } from "./service.ts";
import { type AnyTool, unknown } from "./tool.ts";

/** An argument of a tool as a form asks for it. */
export interface Field {
  name: string;
  description: string;
  isRequired: boolean;
  type: "choice" | "number" | "text";
  choices: string[];
}

/** What the form sent, and what came of it. */
export interface Trial {
  tool: string;
  values: Record<string, string>;
  result: ToolResult;
}

export function fieldsOf({ input }: AnyTool): Field[] {
  const { properties, required } = jsonSchema(input, "input");
  return Object.entries(properties).map(([name, property]) => {
    const choices = Array.isArray(property.enum)
      ? property.enum.map(String)
      : [];
    const isNumber = property.type === "integer" || property.type === "number";
    return {
      name,
      description: String(property.description),
      // A default stands in for what is left out.
      isRequired: required.includes(name) && property.default === undefined,
      type: choices.length > 0 ? "choice" : isNumber ? "number" : "text",
      choices,
    };
  });
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
    return { tool: name, values: {}, result: { content, isError: true } };
  }
  const fields = fieldsOf(tool);
  const values = Object.fromEntries(
    fields.map(({ name }) => [name, query.get(name) ?? ""]),
  );
  const given = fields.filter(({ name }) => values[name] !== "")
    .map((field) => [field.name, valueOf(field, values[field.name] ?? "")]);
  const result = await callTool(tool, Object.fromEntries(given), state);
  return { tool: name, values, result };
}

/** What is no number stays text, and the tool says what is wrong with it. */
function valueOf({ type }: Field, text: string): string | number {
  return type === "number" && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}
