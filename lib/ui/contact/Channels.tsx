import type { Channel } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { lettersClass } from "../letters.ts";
import { Machine } from "../Machine.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

interface PreferredProps {
  channel: Channel;
  /** The page has a form for a mail. */
  hasForm: boolean;
  /** Markdown. */
  responseTime: string;
}

/** The channel that the person prefers, in the size of a title. */
export function PreferredChannel(
  { channel, hasForm, responseTime }: PreferredProps,
) {
  const { contact, console } = useWords();
  const { label, value, url, note, language } = channel;
  // The title must fit in one line. Browsers would break it at a hyphen.
  const unbroken = value.replaceAll("-", "_");
  return (
    <Block
      id={ANCHORS.channels}
      title={label}
      language={language}
      machine={<Machine href="/mcp">channels[0]</Machine>}
    >
      <p class={["title", lettersClass(unbroken)].join(" ")}>
        <a href={url} dir="auto">{value}</a>
      </p>
      {note && <p class="s soft" {...inLanguage(language)}>{note}</p>}
      <p class="btns">
        <button class="btn go copy scripted" type="button" data-copy={value}>
          {url.startsWith("mailto:") ? contact.copy : console.copy}
        </button>
        {hasForm && <a class="btn" href={`#${ANCHORS.hire}`}>{contact.first}
        </a>}
      </p>
      <Prose as="p" source={responseTime} />
    </Block>
  );
}

interface OtherProps {
  /** All but the preferred one. */
  channels: Channel[];
}

export function OtherChannels({ channels }: OtherProps) {
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
        {channels.map(({ channel, label, value, url, note, language }) => (
          <li key={channel}>
            <span class="soft" {...inLanguage(language)}>{label}</span>{" "}
            <span>
              <a href={url} dir="auto">{value}</a>
              {note && (
                <>
                  <br />
                  <span class="s soft" {...inLanguage(language)}>{note}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
