import { installsOf } from "../../lib/api/mcp/install.ts";
import { connectionName } from "../../lib/base/http/connection_name.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Block } from "../../lib/ui/Block.tsx";
import { CopyButton } from "../../lib/ui/CopyButton.tsx";
import { Machine } from "../../lib/ui/Machine.tsx";
import { useSite } from "../../lib/ui/site_context.ts";

interface Props {
  /** Whose site it is. */
  name: string;
  hasWork: boolean;
}

const PATH = "/mcp";
const ALL = "/mcp#install";

/** The site as tools of the visitor's own agent: a link for each client, and the address. */
export function AgentInstalls({ name, hasWork }: Props) {
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
      <p>{fill(hasWork ? add.lead : add.withoutWork, { name })}</p>
      <p class="btns" data-markdown-ignore>
        {installs.map(({ client, link }) =>
          link && <a key={client} class="btn" href={link}>{client}</a>
        )}
        <a class="btn" href={ALL}>{words.mcp.otherClient}</a>
      </p>
      <p class="address">
        <code id="mcp_address">{url}</code> <CopyButton copy="#mcp_address" />
      </p>
      <p class="s soft">{add.note}</p>
    </Block>
  );
}
