import type { Profile } from "../content/kinds/profile.ts";
import { useWords } from "./site_context.ts";

interface Props {
  profile: Profile;
}

/** Where, and free or not. */
export function Introduction({ profile }: Props) {
  const { place, availability } = profile;
  const { home } = useWords();
  return (
    <dl class="facts">
      <dt>{home.place}</dt>
      <dd>
        {place}
      </dd>
      <dt>{home.availability}</dt>
      <dd>
        <strong>{availability}</strong>
      </dd>
    </dl>
  );
}
