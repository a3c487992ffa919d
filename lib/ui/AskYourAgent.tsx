import { Tabs } from "./console/Tabs.tsx";
import { type PageMeta, readingPath } from "../content/page_meta.ts";
import { FormattedMessage } from "./FormattedMessage.tsx";
import { useSite } from "./site_context.ts";

interface Props {
  /** What to ask about: all pages where there is none. */
  page: PageMeta | undefined;
}

/** What to say to an assistant about the page, for one's own to read it. */
export function AskYourAgent({ page }: Props) {
  const { baseUrl, words: { agent } } = useSite();
  const kinds = [agent.explain, agent.sumUp, agent.fit];
  const at = (path: string) => <code>{baseUrl + path}</code>;
  const values = {
    index: at("/llms.txt"),
    page: at(readingPath(page)),
    career: at("/about.md"),
    mcp: at("/mcp"),
  };
  return (
    <details>
      <summary>{agent.title}</summary>
      <div class="agent">
        <Tabs
          name="agent"
          label={agent.kinds}
          names={kinds.map(({ name }) => name)}
        />
        {kinds.map(({ name, prompt }, index) => (
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
