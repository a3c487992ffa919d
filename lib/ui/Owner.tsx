import type { Profile } from "../content/content.ts";
import { ownerCharacter, type Stance } from "../graphics/addresses.ts";
import { fill } from "../base/words/fill.ts";
import { Figure } from "./Figure.tsx";
import { Picture } from "./Picture.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  profile: Profile;
  stance?: Stance;
}

/** Whose site it is, on the floor at the left: photographed, else drawn, else nobody. */
export function Owner({ profile, stance }: Props) {
  const { about } = useWords();
  const { name, photo } = profile;
  if (photo) {
    return (
      <div class="g photo">
        <Picture picture={photo} />
      </div>
    );
  }
  const person = ownerCharacter(profile);
  if (!person) return null;
  return (
    <div class="g body">
      <Figure
        person={person}
        stance={stance}
        alt={fill(about.portrait, { name })}
      />
    </div>
  );
}
