import { imageAddress } from "../content/anchors.ts";
import type { Picture as PictureFile } from "../content/content.ts";
import { useSite } from "./site_context.ts";

/** An image of the content, which takes its room before it has come. */
export function Picture(
  { picture: { file, alt }, class: name }: {
    picture: PictureFile;
    class?: string;
  },
) {
  const src = imageAddress({ path: file });
  const { width, height } = useSite().imageAt(src) ?? {};
  return <img src={src} alt={alt} width={width} height={height} class={name} />;
}
