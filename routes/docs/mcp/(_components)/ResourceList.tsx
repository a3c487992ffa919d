import type { McpPageData } from "../../../../lib/api/mcp/explain.ts";
import { Block } from "../../../../lib/ui/Block.tsx";
import { Prose } from "../../../../lib/ui/Prose.tsx";
import { useEnglish, useSite } from "../../../../lib/ui/site_context.ts";
import { fillCount } from "../../../../lib/base/words/fill.ts";

type Props = Pick<McpPageData, "resources">;

/** Every page, as a client may read it. */
export function ResourceList({ resources }: Props) {
  const english = useEnglish();
  const { words: { mcp }, language } = useSite();
  return (
    <Block id="resources" title={mcp.resources}>
      <Prose source={mcp.resourcesHow} />
      <details>
        <summary>
          {fillCount(mcp.allResources, resources.length, language)}
        </summary>
        <ul class="s">
          {resources.map(({ uri, title, isManual }) => (
            <li key={uri}>
              <a href={uri} {...isManual && english}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </Block>
  );
}
