import { Head } from "fresh/runtime";
import type { McpPageData } from "../../../../lib/mcp/explain.ts";
import { Article } from "../../../../lib/pages/Article.tsx";
import { fill } from "../../../../lib/words/fill.ts";
import { Prose } from "../../../../lib/pages/Prose.tsx";
import { Block } from "../../../../lib/pages/Block.tsx";
import { useEnglish, useWords } from "../../../../lib/pages/site_context.ts";
import { InstallList } from "./InstallList.tsx";
import { ToolForm } from "./ToolForm.tsx";
import { ToolResult } from "./ToolResult.tsx";

type Props = McpPageData;

/** What the server at this address is, how to add it, and its tools to try. */
export function McpPage(props: Props) {
  const words = useWords();
  const { title, description, path, url, installs, tools, trial } = props;
  const { mcp } = words;
  return (
    <Article page={{ title }}>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
      </Head>
      <p>{fill(mcp.introduction, { description })}</p>
      <pre tabindex={0}><code>{url}</code></pre>
      {trial && <ToolResult trial={trial} />}
      <Block id="install" title={mcp.install}>
        <InstallList installs={installs} />
      </Block>
      <Block id="tools" title={mcp.tools}>
        <p>{mcp.trying}</p>
        {tools.map((tool) => (
          <ToolForm
            key={tool.name}
            tool={tool}
            path={path}
            values={trial?.tool === tool.name ? trial.values : {}}
          />
        ))}
      </Block>
      <PromptList prompts={props.prompts} />
      <Block id="more" title={mcp.more}>
        <Prose source={mcp.resources} />
      </Block>
    </Article>
  );
}

function PromptList({ prompts }: Pick<McpPageData, "prompts">) {
  const words = useWords();
  const english = useEnglish();
  if (prompts.length === 0) return null;
  return (
    <Block id="prompts" title={words.mcp.prompts}>
      {prompts.map(({ name, title, description }) => (
        <p key={name} {...english}>
          <strong>{title}</strong> (<code>{name}</code>): {description}.
        </p>
      ))}
    </Block>
  );
}
