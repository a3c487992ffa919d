import { HEIGHT, WIDTH } from "../avatar/size.ts";
import type { Profile } from "../content/kinds/profile.ts";
import { fill } from "../words/fill.ts";
import { Picture } from "./Picture.tsx";
import { portraitPath } from "./portrait.ts";
import { useWords } from "./site_context.ts";

interface Props {
  profile: Profile;
}

/** What the person looks like, where they show it. */
export function Portrait({ profile }: Props) {
  if (!profile.photo && !profile.figure) return null;
  return (
    <div class="portrait">
      {profile.photo
        ? <Picture picture={profile.photo} />
        : <Figure profile={profile} />}
    </div>
  );
}

function Figure({ profile }: Props) {
  const { about } = useWords();
  return (
    <img
      src={portraitPath(profile)}
      alt={fill(about.portrait, { name: profile.name })}
      width={2 * WIDTH}
      height={2 * HEIGHT}
    />
  );
}
