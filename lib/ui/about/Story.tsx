import type { Profile } from "../../content/kinds/profile.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";
import { WordsInBlocks } from "./WordsInBlocks.tsx";

interface Props {
  profile: Profile;
}

/** The person in their own words: first in short, where they say so, then in full. */
export function Story({ profile: { summary, body } }: Props) {
  const { about } = useWords();
  const machine = <Machine href="/mcp">get_about</Machine>;
  return (
    <WordsInBlocks
      source={body}
      opening={{
        id: ANCHORS.story,
        title: about.story,
        machine,
        isLead: !summary,
      }}
      before={summary && <p class="lead">{summary}</p>}
    />
  );
}
