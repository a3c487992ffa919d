import type { Channel } from "../../content/kinds/contact.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  /** All but the first of the list. */
  channels: Channel[];
}

/** The other ways to reach the person, each with what it is good for. */
export function OtherChannels({ channels }: Props) {
  const { contact } = useWords();
  const { length } = channels;
  if (length === 0) return null;
  const places = length === 1 ? "channels[1]" : `channels[1…${length}]`;
  return (
    <Block
      id={ANCHORS.others}
      title={contact.others}
      machine={<Machine href="/mcp">{places}</Machine>}
    >
      <ul class="list">
        {channels.map(({ channel, label, value, url, note }) => (
          <li key={channel}>
            <span class="soft">{label}</span>{" "}
            <span>
              <a href={url} dir="auto">{value}</a>
              {note && (
                <>
                  <br />
                  <span class="s soft">{note}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
