import type { Profile } from "../content/kinds/profile.ts";
import { fill } from "../words/fill.ts";
import { Figure } from "./Figure.tsx";
import { Picture } from "./Picture.tsx";
import type { Stance } from "./portrait.ts";
import { useWords } from "./site_context.ts";

interface Props {
  profile: Profile;
  stance?: Stance;
}

/** Whose site it is, on the floor at the left: photographed, else drawn, else nobody. */
export function Owner({ profile: { name, photo, figure }, stance }: Props) {
  const { about } = useWords();
  if (photo) {
    return (
      <div class="g photo">
        <Picture picture={photo} />
      </div>
    );
  }
  if (!figure) return null;
  return (
    <div class="g body">
      <Figure
        figure={figure}
        stance={stance}
        alt={fill(about.portrait, { name })}
      />
    </div>
  );
}
