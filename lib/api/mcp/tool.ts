import * as z from "zod";
import { echo } from "../../base/http/echo.ts";
import type { State } from "../../state.ts";
import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import { valuesOf, withValuesIn } from "../../content/mod.ts";
import { inLanguage } from "./languages.ts";

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

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
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
  Input extends z.ZodObject,
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

/** `CallToolResult` of the protocol. */
export interface ToolResult {
  [key: string]: unknown;
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** Validates the arguments and calls the tool. Never throws. */
export async function callTool(tool: AnyTool, given: unknown, state: State) {
  const input = tool.input.safeParse(given ?? {});
  if (!input.success) return failed(problemIn(input.error));
  try {
    const { language: named, ...others } = input.data;
    const own = inLanguage(named, state);
    const answer = await tool.run(others, own);
    if (answer.state === "unknown") return failed(answer.text);
    const { language = own.site.language, data } = answer;
    const isNamed = "language" in tool.output.shape;
    return resultOf(
      { ...answer, data: isNamed ? { ...data, language } : data },
      own.site,
    );
  } catch (error) {
    state.deps.reportError(error);
    return failed(`The server failed. Call ${tool.name} again later`);
  }
}

/** The first problem of the arguments of a tool or a prompt. */
export function problemIn({ issues: [first] }: z.ZodError): string {
  const where = first?.path.join(".") || "arguments";
  return `Cannot read "${where}": ${first?.message ?? "not valid"}`;
}

function resultOf(
  answer: Found<Record<string, unknown>>,
  { content, baseUrl, config }: State["site"],
): ToolResult {
  const values = valuesOf(content, { baseUrl, rateLimit: config.RATE_LIMIT });
  // Tools quote the content, which may contain placeholders.
  const { text, data, takenAs } = withValuesIn(answer, values);
  if (takenAs === undefined) return succeeded(text, data);
  const name = escapeWords(takenAs);
  const notice = fill(content.words.tools.takenAs, { name });
  return succeeded(`${notice}\n\n${text}`, { ...data, taken_as: takenAs });
}

function succeeded(text: string, data: Record<string, unknown>): ToolResult {
  return { content: [{ type: "text", text }], structuredContent: data };
}

/** The calling model reads the text and can call again. */
function failed(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}
