import { type PageMeta, readingPath } from "../content/page_meta.ts";
import { Tabs } from "./console/Tabs.tsx";
import { Day } from "./Dates.tsx";
import { FormattedMessage } from "./FormattedMessage.tsx";
import { Machine } from "./Machine.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  page: PageMeta | undefined;
}

/** The date of the page, prompts about it, and files for programs. */
export function Footer({ page }: Props) {
  const { fixed, pathOf, words: { shell } } = useSite();
  const files = [
    readingPath(page),
    "/llms.txt",
    "/openapi.json",
    "/resume.json",
    "/feed.xml",
  ];
  return (
    <footer class="foot wrap row s soft" {...fixed}>
      <div class="k">
        {page && (
          <>
            <span>{shell.changed}</span>
            <Day date={page.updated} />
          </>
        )}
      </div>
      <div class="w">
        <AgentPrompts page={page} />
        <nav class="links" aria-label={shell.forPrograms}>
          {files.map((file) => (
            <Machine key={file} href={file} kept>{pathOf(file)}</Machine>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** Prompts for a visitor's own assistant, to copy. */
function AgentPrompts({ page }: Props) {
  const { baseUrl, pathOf, words: { agent } } = useSite();
  const prompts = [agent.explain, agent.sumUp, agent.fit];
  const address = (path: string) => <code>{baseUrl + pathOf(path)}</code>;
  const values = {
    index: address("/llms.txt"),
    page: address(readingPath(page)),
    career: address("/about.md"),
    mcp: address("/mcp"),
  };
  return (
    <details>
      <summary>{agent.title}</summary>
      <div class="agent">
        <Tabs
          name="agent"
          label={agent.kinds}
          names={prompts.map(({ name }) => name)}
        />
        {prompts.map(({ name, prompt }, index) => (
          <div key={name} class="code flow">
            <p id={`agent_${index}`}>
              <FormattedMessage template={prompt} values={values} />
            </p>
            <p class="scripted">
              <button type="button" class="btn" data-copy={`#agent_${index}`}>
                {agent.copy}
              </button>
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}
