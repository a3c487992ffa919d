import { ToolAnswer } from "../../../../lib/ui/console/ToolAnswer.tsx";
import type { Trial } from "../../../../lib/api/mcp/explain.ts";
import { useSite } from "../../../../lib/ui/site_context.ts";

/** Result of a form that a browser without script sent. */
export function ToolResult({ trial: { tool, result } }: { trial: Trial }) {
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
