import { useWords } from "../../../../lib/ui/site_context.ts";

interface Props {
  url: string;
}

export function ServerAddress({ url }: Props) {
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
