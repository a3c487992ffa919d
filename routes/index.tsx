import { page } from "fresh";
import { VisitorCount, VisitorShadows } from "../islands/Visitors.tsx";
import { answerQuestions } from "./(_handlers)/answer_questions.ts";
import { newestEntries } from "../lib/content/mod.ts";
import { listWork } from "../lib/api/operations/list_work.ts";
import { avatarAddress, VISITOR } from "../lib/graphics/addresses.ts";
import { ANCHORS } from "../lib/content/anchors.ts";
import { Article } from "../lib/ui/Article.tsx";
import { AskBox } from "./(_components)/AskBox.tsx";
import { AgentInstalls } from "./(_components)/AgentInstalls.tsx";
import { Block } from "../lib/ui/Block.tsx";
import { Callers } from "../lib/ui/home/Callers.tsx";
import { Contributions } from "../lib/ui/home/Contributions.tsx";
import { FirstSteps } from "../lib/ui/home/FirstSteps.tsx";
import { Introduction } from "./(_components)/Introduction.tsx";
import { EntryList } from "../lib/ui/sections/EntryList.tsx";
import { Owner } from "../lib/ui/Owner.tsx";
import { RecentWork } from "../lib/ui/home/RecentWork.tsx";
import { Staff } from "../lib/ui/home/Staff.tsx";
import { define } from "../lib/state.ts";
import { ApiCall } from "./(_components)/ApiCall.tsx";
import type { Link } from "../lib/content/content.ts";
import { shortAddress } from "../lib/base/text/short_address.ts";
import { inLanguage } from "../lib/ui/in_language.ts";
import { useWords } from "../lib/ui/site_context.ts";

/** Entries that the page shows, of all sections together. */
const MAX_NEWEST = 3;

export const handler = define.handlers({
  async GET(context) {
    const asked = await answerQuestions(context);
    if (asked instanceof Response) return asked;
    const answers = await context.state.recordedAnswers([listWork]);
    return page({ asked: asked.data, answer: answers.get(listWork.id) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { content, config } = state.site;
  const { profile, roles, npcs, words } = content;
  const newest = newestEntries(content);
  const known = state.live();
  // Before the first count of its own, the site has one reader: this one.
  const isOwn = config.STATS_PROVIDER === "builtin";
  const count = known.visitors ?? (isOwn ? 0 : null);
  const isQuiet = profile.machine === "quiet";
  const isCounted = config.STATS_PROVIDER !== "off";
  const ask = (
    <AskBox content={content} asked={data.asked} named={state.site.language} />
  );
  return (
    <Article
      item="h-card"
      page={{ title: profile.name, lead: profile.headline }}
      facts={
        <>
          <a class="u-url u-uid" href="/" hidden data-markdown-ignore />
          <Introduction content={content} />
          <FirstSteps content={content} />
        </>
      }
      people={
        <>
          <Owner profile={profile} />
          {isCounted && (
            <div class="x aside">
              <VisitorShadows
                count={count}
                usual={avatarAddress(VISITOR, "left")}
                load="visible"
              />
            </div>
          )}
        </>
      }
    >
      <Callers profile={profile} callers={known.callers}>
        {isCounted && (
          <VisitorCount
            count={count}
            words={words.visitors}
            language={profile.language}
            isQuiet={isQuiet}
            load="visible"
          />
        )}
      </Callers>
      {data.asked && ask}
      <RecentWork
        roles={roles}
        hasPdf={content.unprintable === undefined}
      />
      {!data.asked && ask}
      {!isQuiet && (
        <>
          <AgentInstalls name={profile.name} hasWork={roles.length > 0} />
          {roles.length > 0 && (
            <ApiCall operation={listWork} answer={data.answer} />
          )}
          <Contributions {...known} />
        </>
      )}
      <Staff npcs={npcs} />
      {newest.length > 0 && (
        <Block id={ANCHORS.newest} title={words.home.newest} wide>
          <EntryList entries={newest.slice(0, MAX_NEWEST)} />
        </Block>
      )}
      <Links links={profile.links} />
    </Article>
  );
});

function Links({ links }: { links: Link[] }) {
  const { home } = useWords();
  if (links.length === 0) return null;
  return (
    <Block id={ANCHORS.elsewhere} title={home.elsewhere}>
      <ul class="list">
        {links.map(({ label, url, username, language }) => (
          <li key={url}>
            <a class="u-url" rel="me" href={url} {...inLanguage(language)}>
              {label}
            </a>{" "}
            <span>
              {username}{" "}
              <span class="m" data-markdown-ignore>{shortAddress(url)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
