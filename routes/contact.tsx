import { ANCHORS } from "../lib/pages/anchors.ts";
import { AnswerTimes } from "../lib/pages/AnswerTimes.tsx";
import { Article } from "../lib/pages/Article.tsx";
import { Channels } from "../lib/pages/Channels.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { contact } = site.content;
  return (
    <Article
      page={contact}
      staff="concierge"
      anchors={[ANCHORS.channels, ANCHORS.answer]}
    >
      <Channels channels={contact.channels} />
      <AnswerTimes contact={contact} />
    </Article>
  );
});
