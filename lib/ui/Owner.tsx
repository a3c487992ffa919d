import type { Profile } from "../content/content.ts";
import { ownerCharacter, type Stance } from "../graphics/addresses.ts";
import { fill } from "../base/words/fill.ts";
import { Figure } from "./Figure.tsx";
import { Picture } from "./Picture.tsx";
import { useWords } from "./site_context.ts";

/** Whose site it is, on the floor at the left: photographed, else drawn. */
export function Owner(
  { profile, stance = "right" }: { profile: Profile; stance?: Stance },
) {
  const { about } = useWords();
  const { name, photo } = profile;
  if (photo) {
    return (
      <div class="g photo">
        <Picture picture={photo} class="u-photo" />
      </div>
    );
  }
  return (
    <div class="g body">
      <Figure
        person={ownerCharacter(profile)}
        stance={stance}
        alt={fill(about.portrait, { name })}
        class="u-photo"
      />
    </div>
  );
}
