import Hire from "../islands/Hire.tsx";
import LocalTime from "../islands/LocalTime.tsx";
import Overlap from "../islands/Overlap.tsx";
import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Block } from "../lib/ui/Block.tsx";
import {
  OtherChannels,
  PreferredChannel,
} from "../lib/ui/contact/Channels.tsx";
import { OwnerCard } from "../lib/ui/OwnerCard.tsx";
import { Machine } from "../lib/ui/Machine.tsx";
import { Prose } from "../lib/ui/Prose.tsx";
import { WordsInBlocks } from "../lib/ui/about/WordsInBlocks.tsx";
import { define } from "../lib/state.ts";
import { mailOf } from "../lib/base/text/mailto.ts";
import { minutesOf } from "../lib/base/time/hours.ts";

export default define.page(({ state: { site } }) => {
  const { contact: { body, ...contact }, profile, words } = site.content;
  const [first, ...others] = contact.channels;
  const mail = mailOf(contact.channels);
  const { work_hours } = contact;
  return (
    <Article
      page={contact}
      staff="concierge"
      machine={<Machine href="/mcp">get_contact</Machine>}
      anchors={[
        ANCHORS.channels,
        ANCHORS.hours,
        ANCHORS.first,
        ANCHORS.hire,
        ANCHORS.others,
      ]}
    >
      <OwnerCard content={site.content} />
      {first && (
        <PreferredChannel
          channel={first}
          hasForm={mail !== undefined}
          responseTime={contact.response_time}
        />
      )}
      <Block
        id={ANCHORS.hours}
        title={words.contact.hours}
        machine={work_hours && <Machine href="/mcp">work_hours</Machine>}
        wide
      >
        {work_hours && (
          <Overlap
            load="visible"
            place={profile.place}
            zone={profile.time_zone}
            hours={{
              start: minutesOf(work_hours.start),
              end: minutesOf(work_hours.end),
            }}
            language={profile.language}
            words={words.contact.overlap}
          />
        )}
        <Prose as="p" class="measure" source={contact.hours} />
        <p class="s soft">
          <bdi>{profile.place}</bdi>
          <LocalTime
            load="visible"
            zone={profile.time_zone}
            language={profile.language}
            words={words.clock}
          />
        </p>
        {!first && <Prose as="p" source={contact.response_time} />}
      </Block>
      <WordsInBlocks
        source={body}
        opening={{ id: ANCHORS.first, title: words.contact.first }}
        after={mail && (
          <Hire load="visible" url={mail.url} words={words.contact.hire} />
        )}
      />
      <OtherChannels channels={others} />
    </Article>
  );
});
