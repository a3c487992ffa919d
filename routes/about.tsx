import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Career } from "../lib/ui/about/Career.tsx";
import { Machine } from "../lib/ui/Machine.tsx";
import { Owner } from "../lib/ui/Owner.tsx";
import { OwnerCard } from "../lib/ui/OwnerCard.tsx";
import { ResumeList } from "../lib/ui/about/ResumeList.tsx";
import { resumeParts } from "../lib/content/mod.ts";
import { WordsInBlocks } from "../lib/ui/about/WordsInBlocks.tsx";
import { define } from "../lib/state.ts";
import type { Content } from "../lib/content/content.ts";
import { mailbox, mailOf } from "../lib/base/text/mailto.ts";
import { shortAddress } from "../lib/base/text/short_address.ts";
import { useSite } from "../lib/ui/site_context.ts";
import { Block } from "../lib/ui/Block.tsx";

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

/** Contact details and availability, on paper only. */
function Letterhead({ content }: { content: Content }) {
  const { profile, contact } = content;
  const { baseUrl } = useSite();
  const mail = mailOf(contact.channels);
  const phone = contact.channels.find(({ url }) => url.startsWith("tel:"));
  const details = [
    profile.place,
    mail && mailbox(mail.url),
    phone?.value,
    shortAddress(baseUrl),
  ];
  return (
    <div class="wrap onlyprint" data-markdown-ignore>
      <p>
        {details.filter((detail) => detail !== undefined)
          .map((detail, at) => [
            at > 0 && " · ",
            <bdi key={detail}>{detail}</bdi>,
          ])}
      </p>
      <p>{profile.availability}</p>
    </div>
  );
}

const CARD = "/contact.vcf";
const FILES = ["/resume.json", "/about.md", CARD];

/** The page as files, and on paper. `hasPdf`: false if a letter has no font. */
function Downloads({ hasPdf }: { hasPdf: boolean }) {
  const { words: { about }, isQuiet, pathOf } = useSite();
  return (
    <Block id={ANCHORS.filing} title={about.filing} class="filing">
      <p class="btns">
        {hasPdf
          ? <a class="btn" href="/resume.pdf">{about.print}</a>
          : (
            <button type="button" class="btn scripted" data-print>
              {about.print}
            </button>
          )}
      </p>
      <p class="links s">
        {isQuiet ? <a href={CARD}>{about.card}</a> : FILES.map((file) => [
          <Machine key={file} href={file} kept>{pathOf(file)}</Machine>,
          " ",
        ])}
      </p>
    </Block>
  );
}
