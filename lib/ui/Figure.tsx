import {
  avatarAddress,
  type Character,
  type Stance,
} from "../graphics/addresses.ts";
import { HEIGHT, WIDTH } from "../graphics/avatar.ts";

interface Props {
  person: Character;
  stance?: Stance;
  /** Empty where the words beside it say who that is. */
  alt?: string;
  class?: string;
}

/** Somebody drawn in pixels, two CSS pixels to each of theirs. */
export function Figure(
  { person, stance = "front", alt = "", class: name }: Props,
) {
  const src = avatarAddress(person, stance);
  const size = { width: 2 * WIDTH, height: 2 * HEIGHT };
  return <img src={src} alt={alt} {...size} class={name} />;
}
