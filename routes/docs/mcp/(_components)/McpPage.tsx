import { Head } from "fresh/runtime";
import type { McpPageData } from "../../../../lib/mcp/explain.ts";
import { Article } from "../../../../lib/pages/Article.tsx";
import { fill } from "../../../../lib/words/fill.ts";
import { Prose } from "../../../../lib/pages/Prose.tsx";
import { Section } from "../../../../lib/pages/Section.tsx";
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
      <Section id="install" title={mcp.install}>
        <InstallList installs={installs} />
      </Section>
      <Section id="tools" title={mcp.tools}>
        <p>{mcp.trying}</p>
        {tools.map((tool) => (
          <ToolForm
            key={tool.name}
            tool={tool}
            path={path}
            values={trial?.tool === tool.name ? trial.values : {}}
          />
        ))}
      </Section>
      <PromptList prompts={props.prompts} />
      <Section id="more" title={mcp.more}>
        <Prose source={mcp.resources} />
      </Section>
    </Article>
  );
}

function PromptList({ prompts }: Pick<McpPageData, "prompts">) {
  const words = useWords();
  const english = useEnglish();
  if (prompts.length === 0) return null;
  return (
    <Section id="prompts" title={words.mcp.prompts}>
      {prompts.map(({ name, title, description }) => (
        <p key={name} {...english}>
          <strong>{title}</strong> (<code>{name}</code>): {description}.
        </p>
      ))}
    </Section>
  );
}
