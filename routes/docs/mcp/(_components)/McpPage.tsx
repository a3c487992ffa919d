import { Head } from "fresh/runtime";
import type { McpPageData } from "../../../../lib/api/mcp/explain.ts";
import { Article } from "../../../../lib/ui/Article.tsx";
import { Block } from "../../../../lib/ui/Block.tsx";
import { Machine } from "../../../../lib/ui/Machine.tsx";
import { useWords } from "../../../../lib/ui/site_context.ts";
import { fill } from "../../../../lib/base/words/fill.ts";
import { InstallList } from "./InstallList.tsx";
import { PromptList } from "./PromptList.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { ServerAddress } from "./ServerAddress.tsx";
import { Tool } from "./Tool.tsx";
import { ToolResult } from "./ToolResult.tsx";

type Props = McpPageData;

/** Whose business the servers are. */
const STAFF = { site: "concierge", docs: "librarian" } as const;

const ANCHORS = ["install", "tools", "prompts", "resources", "result"];

/** Describes an MCP server, its installation and its tools, which visitors can try. */
export function McpPage(props: Props) {
  const { mcp } = useWords();
  const { id, title, description, path, url, installs, tools, trial } = props;
  const call = `POST ${path}`;
  return (
    <Article
      page={{ title, lead: fill(mcp.introduction, { description }) }}
      machine={<Machine href={`${path}/server-card`}>{call}</Machine>}
      staff={STAFF[id]}
      anchors={[...ANCHORS, ...tools.map(({ name }) => name)]}
    >
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
      </Head>
      <Block id="install" title={mcp.install} wide>
        <ServerAddress url={url} />
        <InstallList installs={installs} />
      </Block>
      <Block id="tools" title={mcp.tools} wide>
        <p>{mcp.trying}</p>
        {trial && <ToolResult trial={trial} />}
        {tools.map((tool) => <Tool key={tool.name} tool={tool} path={path} />)}
      </Block>
      <PromptList prompts={props.prompts} />
      <ResourceList resources={props.resources} />
    </Article>
  );
}
