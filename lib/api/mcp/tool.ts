import { z } from "zod";
import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";

/** What a tool found, in words and as data, or why there is nothing. */
export type ToolAnswer<Data> =
  | { state: "found"; text: string; data: Data; takenAs?: string }
  | Unknown;

/** Why there is nothing, and what there is. */
export interface Unknown {
  state: "unknown";
  text: string;
}

/** Closed: an argument that a tool does not know is most likely one misspelt. */
export type Arguments = z.ZodObject<z.ZodRawShape, z.core.$strict>;

/** Everything that is known of a tool: calls, lists and the page read it. */
export interface Tool<Input extends Arguments, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** Every property has a description. */
  input: Input;
  output: Output;
  /** Calls that find something on every site. */
  examples: [z.input<Input>, ...z.input<Input>[]];
  run(
    input: z.output<Input>,
    state: State,
  ): ToolAnswer<z.output<Output>> | Promise<ToolAnswer<z.output<Output>>>;
}

/** Infers what `run` receives and returns from the schemas beside it. */
export function defineTool<
  Input extends Arguments,
  Output extends z.ZodObject,
>(tool: Tool<Input, Output>): Tool<Input, Output> {
  return tool;
}

// A list of tools of different shapes has no more precise type: `run` takes
// what its own schema gives, and only `callTool` calls the two together.
// deno-lint-ignore no-explicit-any
export type AnyTool = Tool<any, any>;

/** The same of every tool: each reads what the site says of itself, no more. */
export const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** `takenAs`: the name that was taken for another one that was given. */
export function found<Data>(
  text: string,
  data: Data,
  takenAs?: string,
): ToolAnswer<Data> {
  return { state: "found", text, data, takenAs };
}

/** Of the output of a tool that takes a name; `callTool` puts it there. */
export const TAKEN_AS = {
  taken_as: z.string().optional().describe(
    "The name that was taken for the given one, where they differ",
  ),
};

/** Names what there is, so that the next call can be right. */
export function unknown(
  kind: string,
  given: string,
  valid: string[],
): Unknown {
  const known = valid.length > 0
    ? `expected one of ${valid.join(", ")}`
    : "there is none";
  return {
    state: "unknown",
    text: `Cannot find the ${kind} "${echo(given)}": ${known}`,
  };
}
