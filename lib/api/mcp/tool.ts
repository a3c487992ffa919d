import * as z from "zod";
import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";

export type ToolAnswer<Data> = Found<Data> | Unknown;

export interface Found<Data> {
  state: "found";
  text: string;
  data: Data;
  /** The name that matched, if another one was given. */
  takenAs?: string;
  /** Language of a page. Others are in the language of the call. */
  language?: string;
}

export interface Unknown {
  state: "unknown";
  text: string;
}

/** Strict, because an unknown argument is probably misspelt. */
type Arguments = z.ZodObject<z.ZodRawShape, z.core.$strict>;

export interface Tool<Input extends Arguments, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** Every property has a description. */
  input: Input;
  output: Output;
  /** Each has a result on every site. */
  examples: [z.input<Input>, ...z.input<Input>[]];
  run(
    input: z.output<Input>,
    state: State,
  ): ToolAnswer<z.output<Output>> | Promise<ToolAnswer<z.output<Output>>>;
}

/** Infers the types of `run` from the schemas. */
export function defineTool<
  Input extends Arguments,
  Output extends z.ZodObject,
>(tool: Tool<Input, Output>): Tool<Input, Output> {
  return tool;
}

// A list of different tools has no more precise type. Only `callTool` passes the
// output of a schema to its `run`.
// deno-lint-ignore no-explicit-any -- see above
export type AnyTool = Tool<any, any>;

/** Every tool only reads the site. */
export const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

export function found<Data>(
  text: string,
  data: Data,
  takenAs?: string,
): Found<Data> {
  return { state: "found", text, data, takenAs };
}

/** Part of the output of a tool that takes a name. `callTool` sets it. */
export const TAKEN_AS = {
  taken_as: z.string().optional().describe(
    "The name that was taken for the given one, where they differ",
  ),
};

/** Lists the valid names, so that the model can correct its call. */
export function unknown(
  kind: string,
  given: string | undefined,
  valid: string[],
): Unknown {
  const known = valid.length > 0
    ? `expected one of ${valid.join(", ")}`
    : "this site has none";
  return {
    state: "unknown",
    text: `Cannot find the ${kind} "${echo(given ?? "")}": ${known}`,
  };
}
