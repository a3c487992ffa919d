import type { Profile } from "../content/kinds/profile.ts";
import { Picture } from "./Picture.tsx";

interface Props {
  profile: Profile;
}

/** The photograph of the person, where they show one. */
export function Portrait({ profile: { photo } }: Props) {
  if (!photo) return null;
  return (
    <div class="wrap row">
      <div class="t portrait">
        <Picture picture={photo} />
      </div>
    </div>
  );
}
