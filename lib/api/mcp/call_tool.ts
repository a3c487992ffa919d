import type { z } from "zod";
import { escapeWords } from "../../base/markdown/escape_markdown.ts";
import { fill } from "../../base/words/fill.ts";
import { valuesOf, withValuesIn } from "../../content/mod.ts";
import type { State } from "../../state.ts";
import { inLanguage } from "./languages.ts";
import { type AnyTool, type Found, unknown } from "./tool.ts";

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
  if (!input.success) return failed(problemOf(tool, input.error));
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

/** Reports an unknown argument first: it is often a missing one misspelt. */
function problemOf({ input }: AnyTool, { issues }: z.ZodError): string {
  const [first] = issues;
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : []
  );
  if (unknownKeys[0] !== undefined) {
    return unknown("argument", unknownKeys[0], Object.keys(input.shape)).text;
  }
  const where = first?.path.join(".") || "the arguments";
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
