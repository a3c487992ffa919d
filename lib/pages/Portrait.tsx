import type { Profile } from "../content/kinds/profile.ts";
import { fill } from "../words/fill.ts";
import { portraitPath } from "./portrait.ts";
import { useWords } from "./site_context.ts";

interface Props {
  profile: Profile;
}

/** What the person looks like, where they show it. */
export function Portrait({ profile }: Props) {
  const { about } = useWords();
  const src = portraitPath(profile);
  if (!src) return null;
  const { name, photo } = profile;
  return <img src={src} alt={photo?.alt ?? fill(about.portrait, { name })} />;
}
