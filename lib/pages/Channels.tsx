import type { Channel } from "../content/kinds/contact.ts";
import { ANCHORS } from "./anchors.ts";
import { Table } from "./Table.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  /** The preferred one first. */
  channels: Channel[];
}

/** The ways to reach the person. */
export function Channels({ channels }: Props) {
  const words = useWords();
  if (channels.length === 0) return null;
  const { contact } = words;
  return (
    <Block id={ANCHORS.channels} title={contact.channels}>
      <Table head={contact.columns}>
        {channels.map(({ channel, label, value, url, preferred }) => (
          <tr key={channel}>
            <td>
              {preferred
                ? (
                  <>
                    <strong>{label}</strong> {contact.preferred}
                  </>
                )
                : label}
            </td>
            <td>
              <a href={url} dir="auto">{value}</a>
            </td>
          </tr>
        ))}
      </Table>
    </Block>
  );
}
