import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Career } from "../lib/ui/about/Career.tsx";
import { Downloads } from "../lib/ui/about/Downloads.tsx";
import { Letterhead } from "../lib/ui/about/Letterhead.tsx";
import { Machine } from "../lib/ui/Machine.tsx";
import { Owner } from "../lib/ui/Owner.tsx";
import { OwnerCard } from "../lib/ui/OwnerCard.tsx";
import { ResumeList } from "../lib/ui/about/ResumeList.tsx";
import { resumeParts } from "../lib/content/mod.ts";
import { WordsInBlocks } from "../lib/ui/about/WordsInBlocks.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { content } = site;
  const { profile, roles, words: { about } } = content;
  const { summary } = profile;
  const { body, ...page } = site.pageFile("about");
  const parts = resumeParts(content);
  return (
    <Article
      item="h-resume"
      page={{
        ...page,
        heading: profile.name,
        lead: profile.headline,
        // Without a career, the file's words open the page.
        body: roles.length > 0 ? undefined : body,
      }}
      people={<Owner profile={profile} stance="waving" />}
      anchors={[
        ANCHORS.filing,
        ANCHORS.story,
        ANCHORS.career,
        ...roles.map(({ slug }) => slug),
        ...parts.map(({ id }) => id),
      ]}
    >
      <Letterhead content={content} />
      <OwnerCard content={content} as="p-contact" />
      <Downloads hasPdf={content.unprintable === undefined} />
      <WordsInBlocks
        source={profile.body}
        opening={{
          id: ANCHORS.story,
          title: about.story,
          machine: <Machine href="/mcp">get_about</Machine>,
          isLead: !summary,
        }}
        before={summary && <p class="lead">{summary}</p>}
      />
      <Career roles={roles} opening={body} />
      {parts.map((part) => <ResumeList key={part.id} part={part} />)}
    </Article>
  );
});
