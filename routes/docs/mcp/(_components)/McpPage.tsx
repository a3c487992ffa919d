import { Head } from "fresh/runtime";
import type { McpPageData } from "../../../../lib/mcp/explain.ts";
import { InstallList } from "./InstallList.tsx";
import { ToolForm } from "./ToolForm.tsx";
import { ToolResult } from "./ToolResult.tsx";

/** What the server at this address is, how to add it, and its tools to try. */
export function McpPage(
  { title, description, path, url, installs, tools, prompts, trial }:
    McpPageData,
) {
  return (
    <article class="prose">
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
      </Head>
      <h1>{title}</h1>
      <p>
        {description}. Programs speak the Model Context Protocol to this
        address; there is no account and no key, and nothing can be changed.
      </p>
      <pre tabindex={0}><code>{url}</code></pre>
      {trial && <ToolResult trial={trial} />}
      <h2 id="install">Install</h2>
      <InstallList installs={installs} />
      <h2 id="tools">Tools</h2>
      <p>Each can be tried here; the answer is what a program would get.</p>
      {tools.map((tool) => (
        <ToolForm
          key={tool.name}
          tool={tool}
          path={path}
          values={trial?.tool === tool.name ? trial.values : {}}
        />
      ))}
      {prompts.length > 0 && <h2 id="prompts">Prompts</h2>}
      {prompts.map(({ name, title, description }) => (
        <p key={name}>
          <strong>{title}</strong> (<code>{name}</code>): {description}.
        </p>
      ))}
      <h2 id="more">More</h2>
      <p>
        Every page and document is also a resource, in Markdown.{" "}
        <a href="/docs/mcp-servers">MCP servers</a>{" "}
        explains both servers of this site, <a href="/mcp">/mcp</a> and{" "}
        <a href="/docs/mcp">/docs/mcp</a>.
      </p>
    </article>
  );
}
