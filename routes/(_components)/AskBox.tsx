import Ask from "../../islands/Ask.tsx";
import type { Asked, Passage } from "../../lib/ui/browser/passage.ts";
import type { Content } from "../../lib/content/content.ts";
import { MAX_QUERY } from "../../lib/base/text/code_points.ts";
import { fill } from "../../lib/base/words/fill.ts";
import { ANCHORS } from "../../lib/content/anchors.ts";
import { Block } from "../../lib/ui/Block.tsx";
import { Machine } from "../../lib/ui/Machine.tsx";
import { useEnglish, useSite } from "../../lib/ui/site_context.ts";

interface Props {
  content: Content;
  /** A question that came with the page, and its passages, best first. */
  asked: Asked<Passage[]> | undefined;
  /** Language that a question names. Undefined in a site in one language. */
  named: string | undefined;
}

const CALL = "GET /ask?query=";

/** Takes a question in plain words, and answers it in words of the site. */
export function AskBox({ content, asked, named }: Props) {
  const { profile: { name, language } } = content;
  const { words, isQuiet } = useSite();
  const { title, invitation, tool, box } = words.ask;
  return (
    <Block
      id={ANCHORS.ask}
      title={title}
      machine={<Machine href="/ask?query=">{CALL}</Machine>}
    >
      <Ask
        action={`/#${ANCHORS.ask}`}
        name="ask"
        tool={fill(tool, { name })}
        asked={asked}
        named={named}
        longest={MAX_QUERY}
        words={box}
        invitation={fill(invitation, { name })}
        owner={ownerOf(content)}
        examples={examplesFor(content)}
        language={language}
        english={useEnglish()}
        isQuiet={isQuiet || undefined}
        load="interaction"
      />
    </Block>
  );
}

/** The preferred channel, and the words of a link to it. */
function ownerOf({ contact: { channels }, profile, words }: Content) {
  const [preferred] = channels;
  if (!preferred) return;
  const { url, label } = preferred;
  const { byEmail, byOther } = words.ask.box;
  const { called: name } = profile;
  const isMail = url.startsWith("mailto:");
  return {
    url,
    label: isMail ? fill(byEmail, { name }) : fill(byOther, { name, label }),
  };
}

/** Number of the first questions: the owner, the work history, availability, contact. */
const OPENING = 4;
const WORK = 1;

/**
 * Questions that have an answer, by what is known without asking: a page cannot
 * ask, as its words are what an answer is made of.
 */
function examplesFor(
  { profile: { name, called }, roles, words: { ask: { questions } } }: Content,
): string[] {
  return questions.slice(0, OPENING)
    .filter((_, at) => at !== WORK || roles.length > 0)
    .map((question, at) => fill(question, { name: at > 0 ? called : name }));
}
