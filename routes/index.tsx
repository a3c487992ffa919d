import { answerQuestions } from "../lib/ask/on_pages.ts";
import { newestEntries } from "../lib/content/newest_entries.ts";
import { Article } from "../lib/pages/Article.tsx";
import { AskBox } from "../lib/pages/AskBox.tsx";
import { ForPrograms } from "../lib/pages/ForPrograms.tsx";
import { Introduction } from "../lib/pages/Introduction.tsx";
import { ANCHORS } from "../lib/pages/anchors.ts";
import { Links } from "../lib/pages/Links.tsx";
import { Newest } from "../lib/pages/Newest.tsx";
import { Owner } from "../lib/pages/Owner.tsx";
import { RecentWork } from "../lib/pages/RecentWork.tsx";
import { define } from "../lib/state.ts";

export const handler = define.handlers({ GET: answerQuestions });

export default define.page<typeof handler>(({ data, state: { site } }) => {
  const { profile, roles, docs, words } = site.content;
  return (
    <Article
      page={{ title: profile.name, lead: profile.headline }}
      facts={<Introduction profile={profile} />}
      people={<Owner profile={profile} />}
    >
      <RecentWork roles={roles} />
      <AskBox content={site.content} asked={data} />
      <Newest entries={newestEntries(site.content)} />
      <ForPrograms docs={docs} />
      <Links
        id={ANCHORS.elsewhere}
        title={words.home.elsewhere}
        links={profile.links}
      />
    </Article>
  );
});
