import type { ComponentChildren } from "preact";
import { ANCHORS } from "../lib/content/anchors.ts";
import { isQuiet } from "../lib/content/page_meta.ts";
import { KEY_FAMILIES } from "../lib/limits.ts";
import { Article } from "../lib/ui/Article.tsx";
import { Block } from "../lib/ui/Block.tsx";
import { BROWSER_STORAGE } from "../lib/ui/privacy/browser_storage.ts";
import { RetentionList } from "./(_components)/RetentionList.tsx";
import {
  logStatements,
  promises,
  providerStatements,
  storagePlace,
} from "../lib/ui/privacy/statements.ts";
import { Prose } from "../lib/ui/Prose.tsx";
import { define } from "../lib/state.ts";

export default define.page(({ state: { site } }) => {
  const { config, traced } = site;
  const { privacy: words } = site.content.words;
  const { browser, families } = words;
  const { title, ...extents } = words.traced;
  // The calendar, which a quiet site does not show.
  const unshown = [words.committed.here, words.committed.off];
  const quiet = isQuiet(site.content.profile);
  const stored = (
    <RetentionList
      items={KEY_FAMILIES.map((name) => ({ name, ...families[name] }))}
    />
  );
  return (
    <Article
      page={site.pageFile("privacy")}
      staff="barista"
      anchors={[
        ANCHORS.inShort,
        ANCHORS.stored,
        ...KEY_FAMILIES,
        ANCHORS.browser,
        ...BROWSER_STORAGE,
        ANCHORS.asked,
        ANCHORS.logged,
        ANCHORS.traced,
      ]}
    >
      <Statements
        id={ANCHORS.inShort}
        title={words.inShort}
        sentences={promises(config, words)}
      />
      <Statements
        id={ANCHORS.stored}
        title={words.stored}
        sentences={[storagePlace(config, words)]}
      />
      {quiet ? <Folded title={words.details}>{stored}</Folded> : stored}
      <Statements
        id={ANCHORS.browser}
        title={browser.title}
        sentences={[browser.introduction]}
      />
      <RetentionList
        items={BROWSER_STORAGE.map((name) => ({
          name,
          ...browser.kinds[name],
        }))}
      />
      <Statements
        id={ANCHORS.asked}
        title={words.asked}
        sentences={providerStatements(config, words, traced).filter((each) =>
          !quiet || !unshown.includes(each)
        )}
      />
      <Statements
        id={ANCHORS.logged}
        title={words.logged.title}
        sentences={logStatements(config, words)}
      />
      <Block id={ANCHORS.traced} title={title}>
        <Prose as="p" source={extents[traced ?? "nothing"]} />
      </Block>
    </Article>
  );
});

function Folded(
  { title, children }: { title: string; children: ComponentChildren },
) {
  return (
    <details>
      <summary class="wrap">{title}</summary>
      {children}
    </details>
  );
}

interface StatementsProps {
  id: string;
  title: string;
  sentences: readonly string[];
}

/** A block with one paragraph for each sentence. */
function Statements({ id, title, sentences }: StatementsProps) {
  return (
    <Block id={id} title={title}>
      {sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Block>
  );
}
