import { ANCHORS } from "../lib/pages/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Career } from "../lib/pages/Career.tsx";
import { madeParts } from "../lib/pages/made_parts.ts";
import { Owner } from "../lib/pages/Owner.tsx";
import { Portrait } from "../lib/pages/Portrait.tsx";
import { ResumeList } from "../lib/pages/ResumeList.tsx";
import { resumeParts } from "../lib/pages/resume_parts.ts";
import { Story } from "../lib/pages/Story.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { profile, roles } = site.content;
  const parts = [...resumeParts(site.content), ...madeParts(site.content)];
  return (
    <Article
      page={{
        ...site.pageFile("about"),
        heading: profile.name,
        lead: profile.headline,
      }}
      people={<Owner profile={profile} stance={{ action: "wav" }} />}
      anchors={[
        ANCHORS.career,
        ...roles.map(({ slug }) => slug),
        ...parts.map(({ id }) => id),
      ]}
    >
      <Portrait profile={profile} />
      <Story profile={profile} />
      <Career roles={roles} />
      {parts.map((part) => <ResumeList key={part.id} part={part} />)}
    </Article>
  );
});
