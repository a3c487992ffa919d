import type { Profile } from "../content/kinds/profile.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  profile: Profile;
}

/** The person in their own words: first in short, where they say so, then in full. */
export function Story({ profile: { summary, body } }: Props) {
  return (
    <>
      {summary && <p>{summary}</p>}
      <Prose source={body} />
    </>
  );
}
