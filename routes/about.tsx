import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/pages/Article.tsx";
import { Career } from "../lib/pages/about/Career.tsx";
import { Filing } from "../lib/pages/about/Filing.tsx";
import { Letterhead } from "../lib/pages/about/Letterhead.tsx";
import { madeParts } from "../lib/content/made_parts.ts";
import { Owner } from "../lib/pages/Owner.tsx";
import { portraitPath } from "../lib/content/portrait.ts";
import { ResumeList } from "../lib/pages/about/ResumeList.tsx";
import { resumeParts } from "../lib/content/resume_parts.ts";
import { Story } from "../lib/pages/about/Story.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { content } = site;
  const { profile, roles } = content;
  const { body, ...page } = site.pageFile("about");
  const parts = [...resumeParts(content), ...madeParts(content)];
  return (
    <Article
      page={{ ...page, heading: profile.name, lead: profile.headline }}
      people={portraitPath(profile) && (
        <Owner profile={profile} stance="waving" />
      )}
      anchors={[
        ANCHORS.filing,
        ANCHORS.story,
        ANCHORS.career,
        ...roles.map(({ slug }) => slug),
        ...parts.map(({ id }) => id),
      ]}
    >
      <Letterhead content={content} />
      <Filing />
      <Story profile={profile} />
      <Career roles={roles} opening={body} />
      {parts.map((part) => <ResumeList key={part.id} part={part} />)}
    </Article>
  );
});
