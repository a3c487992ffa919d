import type { Profile } from "../content/kinds/profile.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  profile: Profile;
}

/** The person in their own words. */
export function Story({ profile }: Props) {
  return <Prose source={profile.body} />;
}
