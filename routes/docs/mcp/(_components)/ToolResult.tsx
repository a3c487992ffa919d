import { ToolAnswer } from "../../../../lib/ui/console/ToolAnswer.tsx";
import type { Trial } from "../../../../lib/api/mcp/explain.ts";
import { useSite } from "../../../../lib/ui/site_context.ts";

interface Props {
  trial: Trial;
}

/** Result of a form that a browser without script sent. */
export function ToolResult({ trial: { tool, result } }: Props) {
  const { words: { mcp, console: words }, language } = useSite();
  return (
    <section id="result">
      <p class="bar">
        <span class={result.isError ? "wait" : "ok"}>
          {result.isError ? mcp.error : mcp.result}
        </span>{" "}
        <code>{tool}</code>
      </p>
      <ToolAnswer result={result} voice={{ words, language }} />
    </section>
  );
}
