import TryTool from "../../../../islands/TryTool.tsx";
import type { ToolData } from "../../../../lib/api/mcp/explain.ts";
import { FieldList } from "../../../../lib/ui/developers/FieldList.tsx";
import { Heading } from "../../../../lib/ui/Heading.tsx";
import { useEnglish, useSite } from "../../../../lib/ui/site_context.ts";
import { ToolResult } from "./ToolResult.tsx";

interface Props {
  tool: ToolData;
  /** Path of the server. */
  path: string;
}

/** At the left what the tool says of itself, at the right the tool to try. */
export function Tool({ tool, path }: Props) {
  const { baseUrl, words, language } = useSite();
  const english = useEnglish();
  const { name, title, description, fields, tryFields, example, trial } = tool;
  return (
    <section class="op">
      <div class="flow">
        <Heading level={3} id={name} text={name}>
          <code>{name}</code>
        </Heading>
        <p {...english}>
          <strong>{title}</strong>: {description}
        </p>
        <FieldList fields={fields} />
      </div>
      <TryTool
        load="interaction"
        name={name}
        path={path}
        fields={tryFields}
        baseUrl={baseUrl}
        example={example}
        voice={{ words: words.console, language }}
      >
        {trial && <ToolResult trial={trial} />}
      </TryTool>
    </section>
  );
}
