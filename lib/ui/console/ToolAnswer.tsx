import type { ConsoleVoice } from "./console_voice.ts";
import { Json } from "./Json.tsx";

/** The shown part of the `CallToolResult` of MCP. */
export interface CallToolResult {
  content: { text: string }[];
  structuredContent?: unknown;
  isError?: boolean;
}

export function ToolAnswer(
  { result, voice }: { result: CallToolResult; voice: ConsoleVoice },
) {
  const { content, structuredContent } = result;
  return (
    <>
      {content.map(({ text }) => (
        <pre key={text} class="wrapped" tabindex={0} dir="auto">{text}</pre>
      ))}
      {structuredContent !== undefined && (
        <details>
          <summary class="bar">{voice.words.asData}</summary>
          <Json text={JSON.stringify(structuredContent)} voice={voice} />
        </details>
      )}
    </>
  );
}

/** Reads a JSON-RPC response; empty if the text is none, such as the error page of a proxy. */
export function responseIn(
  text: string,
): { result?: CallToolResult; error?: { code: number } } {
  try {
    const { result, error } = JSON.parse(text);
    return Array.isArray(result?.content) ? { result } : { error };
  } catch {
    return {};
  }
}
