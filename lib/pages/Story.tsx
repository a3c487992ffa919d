import type { Profile } from "../content.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  profile: Profile;
}

/** The person in their own words. */
export function Story({ profile }: Props) {
  return <Prose source={profile.body} />;
}
