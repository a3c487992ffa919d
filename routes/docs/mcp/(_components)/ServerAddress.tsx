import { useWords } from "../../../../lib/ui/site_context.ts";

export function ServerAddress({ url }: { url: string }) {
  const { mcp, console } = useWords();
  return (
    <div class="con">
      <div class="bar">
        <span>{mcp.address}</span>
        <button class="copy scripted end" type="button" data-copy={url}>
          {console.copy}
        </button>
      </div>
      <pre tabindex={0}><code><b>{url}</b></code></pre>
    </div>
  );
}
