import { installsOf } from "../../api/mcp/install.ts";
import { connectionName } from "../../base/http/connection_name.ts";
import { fill } from "../../base/words/fill.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { Machine } from "../Machine.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  /** Whose site it is. */
  name: string;
}

const PATH = "/mcp";
const ALL = "/mcp#install";

/** The site as tools of the visitor's own agent: a link for each client, and the address. */
export function AgentInstalls({ name }: Props) {
  const { baseUrl, words } = useSite();
  const { add } = words.home;
  const url = baseUrl + PATH;
  const installs = installsOf(url, connectionName(baseUrl), words.mcp);
  return (
    <Block
      id={ANCHORS.agent}
      title={add.title}
      machine={<Machine href={PATH}>POST /mcp</Machine>}
    >
      <p>{fill(add.lead, { name })}</p>
      <p class="btns">
        {installs.map(({ client, link }) => (
          <a key={client} class="btn" href={link ?? ALL}>{client}</a>
        ))}
      </p>
      <p class="address">
        <code id="agent_address">{url}</code>{" "}
        <CopyButton copy="#agent_address" />
      </p>
      <p class="s soft">{add.note}</p>
    </Block>
  );
}
