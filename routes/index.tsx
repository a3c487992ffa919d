import { newestEntries } from "../lib/content/newest_entries.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Elsewhere } from "../lib/pages/Elsewhere.tsx";
import { ForPrograms } from "../lib/pages/ForPrograms.tsx";
import { Introduction } from "../lib/pages/Introduction.tsx";
import { Newest } from "../lib/pages/Newest.tsx";
import { RecentWork } from "../lib/pages/RecentWork.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { profile, roles, docs } = site.content;
  return (
    <Article page={{ title: profile.name }}>
      <Introduction profile={profile} />
      <RecentWork roles={roles} />
      <Newest entries={newestEntries(site.content)} />
      <ForPrograms docs={docs} />
      <Elsewhere links={profile.links} />
    </Article>
  );
});
