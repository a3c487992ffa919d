import type { Profile } from "../content/kinds/profile.ts";

interface Props {
  profile: Profile;
}

/** Who, where, free or not. */
export function Introduction({ profile }: Props) {
  const { headline, place, availability } = profile;
  return (
    <>
      <p>{headline}</p>
      <p>
        {place}. {availability}
      </p>
    </>
  );
}
