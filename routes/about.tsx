import { ANCHORS } from "../lib/pages/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Career } from "../lib/pages/Career.tsx";
import { Story } from "../lib/pages/Story.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { profile, roles } = site.content;
  return (
    <Article
      page={site.pageFile("about")}
      anchors={[ANCHORS.career, ...roles.map(({ slug }) => slug)]}
    >
      <Story profile={profile} />
      <Career roles={roles} />
    </Article>
  );
});
