import type { Channel } from "../../content/kinds/contact.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { lettersClass } from "../letters.ts";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  channel: Channel;
  /** Whether a mail can be begun on the page. */
  hasForm: boolean;
  /** Markdown. */
  responseTime: string;
}

/** As a title, which is to be in one line: browsers would break it at a hyphen. */
function unbroken(value: string): string {
  return value.replaceAll("-", "_");
}

/** The way that the person wants to be reached by, as large as a title. */
export function PreferredChannel({ channel, hasForm, responseTime }: Props) {
  const { contact } = useWords();
  const { label, value, url, note } = channel;
  return (
    <Block
      id={ANCHORS.channels}
      title={label}
      machine={<Machine href="/mcp">channels[0]</Machine>}
    >
      <p class={["title", lettersClass(unbroken(value))].join(" ")}>
        <a href={url} dir="auto">{value}</a>
      </p>
      {note && <p class="s soft">{note}</p>}
      <p class="btns">
        <button
          class="btn go copy scripted"
          type="button"
          data-copy={value}
        >
          {contact.copy}
        </button>
        {hasForm && (
          <a class="btn" href={`#${ANCHORS.hire}`}>{contact.hire.open}</a>
        )}
      </p>
      <Prose as="p" source={responseTime} />
    </Block>
  );
}
