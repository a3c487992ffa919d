import { Article } from "../lib/pages/Article.tsx";
import { Documents } from "../lib/pages/Documents.tsx";
import { Elsewhere } from "../lib/pages/Elsewhere.tsx";
import { ForPrograms } from "../lib/pages/ForPrograms.tsx";
import { Introduction } from "../lib/pages/Introduction.tsx";
import { RecentWork } from "../lib/pages/RecentWork.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { profile, roles, docs } = site.content;
  return (
    <Article page={{ title: profile.name }}>
      <Introduction profile={profile} />
      <RecentWork roles={roles} />
      <ForPrograms docs={docs} />
      <Documents docs={docs} />
      <Elsewhere links={profile.links} />
    </Article>
  );
});
