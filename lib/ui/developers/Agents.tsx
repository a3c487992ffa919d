import { ANCHORS } from "../../content/anchors.ts";
import { Heading } from "../Heading.tsx";
import { Prose } from "../Prose.tsx";
import { useEnglish, useSite } from "../site_context.ts";

interface Props {
  /** The paths of the MCP servers, each with what it is for. */
  servers: { path: string; description: string }[];
}

/** The ways in for who does not write the calls: each is an address to give away. */
export function Agents({ servers }: Props) {
  const english = useEnglish();
  const { baseUrl, words: { developers, console } } = useSite();
  return (
    <section class="flow">
      <Heading level={2} id={ANCHORS.agents} text={developers.agents} />
      <Prose source={developers.agentsHow} />
      <ul class="con">
        {servers.map(({ path, description }) => (
          <li key={path} class="bar">
            <a class="m" href={path} {...english}>{baseUrl + path}</a>{" "}
            <span>{description}</span>
            <button
              class="copy scripted end"
              type="button"
              data-copy={baseUrl + path}
            >
              {console.copy}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
