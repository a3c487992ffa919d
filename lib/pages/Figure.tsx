import { HEIGHT, WIDTH } from "../avatar/size.ts";
import { figurePath, type Stance } from "./portrait.ts";

interface Props {
  figure: string;
  stance?: Stance;
  /** Empty where the words beside it say who that is. */
  alt?: string;
}

/** Somebody drawn in pixels, two CSS pixels to each of theirs. */
export function Figure({ figure, stance, alt = "" }: Props) {
  const src = figurePath(figure, stance);
  return <img src={src} alt={alt} width={2 * WIDTH} height={2 * HEIGHT} />;
}
