import type { McpPageData } from "../../../../lib/api/mcp/explain.ts";
import { Block } from "../../../../lib/ui/Block.tsx";
import { useEnglish, useWords } from "../../../../lib/ui/site_context.ts";

type Props = Pick<McpPageData, "prompts">;

/** Words that a person can start from, where the server has some. */
export function PromptList({ prompts }: Props) {
  const { mcp, developers } = useWords();
  const english = useEnglish();
  if (prompts.length === 0) return null;
  return (
    <Block id="prompts" title={mcp.prompts}>
      <dl class="par">
        {prompts.map(({ name, title, description, arguments: asked }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span {...english}>{title}</span>
            </dt>
            <dd {...english}>{description}.</dd>
            {asked.map(({ name, description, required }) => (
              <dd key={name}>
                <code>{name}</code>{" "}
                <span class={required ? "req" : "soft"}>
                  {required ? developers.required : developers.optional}
                </span>{" "}
                <span {...english}>{description}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  );
}
