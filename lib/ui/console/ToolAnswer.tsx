import type { ConsoleVoice } from "./console_voice.ts";
import { Json } from "./Json.tsx";

interface Props {
  result: CallToolResult;
  words: ConsoleVoice["words"];
}

/** As much of the protocol's `CallToolResult` as people read. */
export interface CallToolResult {
  content: { text: string }[];
  structuredContent?: unknown;
  isError?: boolean;
}

/** What a program would have got: the words, and below them the data. */
export function ToolAnswer({ result, words }: Props) {
  const { content, structuredContent } = result;
  return (
    <>
      {content.map(({ text }) => (
        <pre key={text} class="wrapped" tabindex={0} dir="auto">{text}</pre>
      ))}
      {structuredContent !== undefined && (
        <details>
          <summary class="bar">{words.asData}</summary>
          <Json text={JSON.stringify(structuredContent)} />
        </details>
      )}
    </>
  );
}

/** What a response of JSON-RPC has of the two; nothing where the text is none, whoever sent it. */
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
