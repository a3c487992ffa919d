import type { Trial } from "../../../../lib/mcp/tester.ts";
import { useWords } from "../../../../lib/pages/site_context.ts";

interface Props {
  trial: Trial;
}

/** What a program would have got: the words, and below them the data. */
export function ToolResult({ trial: { tool, result } }: Props) {
  const words = useWords();
  const { content, structuredContent, isError } = result;
  return (
    <section id="result" aria-labelledby="result-title">
      <h2 id="result-title">
        {isError ? words.mcp.error : words.mcp.result} <code>{tool}</code>
      </h2>
      {content.map(({ text }) => (
        <pre key={text} tabindex={0} dir="auto"><code>{text}</code></pre>
      ))}
      {structuredContent && (
        <details>
          <summary>{words.mcp.asData}</summary>
          <pre tabindex={0}>
            <code>{JSON.stringify(structuredContent, null, 2)}</code>
          </pre>
        </details>
      )}
    </section>
  );
}
