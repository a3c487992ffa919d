import type { Picture as PictureFile } from "../content/kinds/profile.ts";
import { Picture } from "./Picture.tsx";

interface Props {
  photo: PictureFile;
}

/** The photograph of the person, on the floor at the left. */
export function Portrait({ photo }: Props) {
  return (
    <div class="g photo">
      <Picture picture={photo} />
    </div>
  );
}
