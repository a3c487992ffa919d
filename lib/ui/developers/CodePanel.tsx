import type { Snippet } from "../../api/openapi/snippets.ts";
import { useWords } from "../site_context.ts";

interface Props {
  id: string;
  snippet: Snippet;
}

/** The call in one language; programs read the curl line, and the clients' own document. */
export function CodePanel({ id, snippet: { code } }: Props) {
  const words = useWords();
  return (
    <div class="code" data-markdown-ignore>
      <pre id={id} tabindex={0}><code>{code}</code></pre>
      <button class="copy scripted" type="button" data-copy={`#${id}`}>
        {words.console.copy}
      </button>
    </div>
  );
}
