import { ANCHORS } from "../../content/anchors.ts";
import { CopyButton } from "../CopyButton.tsx";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useEnglish, useSite } from "../site_context.ts";

interface Props {
  /** The MCP servers. */
  servers: { path: string; description: string }[];
}

/** Addresses of the MCP servers, to copy into an agent. */
export function Agents({ servers }: Props) {
  const english = useEnglish();
  const { baseUrl, words: { developers } } = useSite();
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.agents} text={developers.agents} />
      <Prose source={developers.agentsHow} />
      <ul class="con">
        {servers.map(({ path, description }) => (
          <li key={path} class="bar">
            <a class="m" href={path} {...english}>{baseUrl + path}</a>{" "}
            <span>{description}</span>
            <CopyButton copy={baseUrl + path} isLast />
          </li>
        ))}
      </ul>
    </section>
  );
}
