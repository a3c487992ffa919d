import { useEffect, useRef } from "preact/hooks";
import type { Garment } from "../../graphics/wardrobe.ts";
import { withNextColour, withNextShape } from "./dress.ts";
import { figurePath } from "../../content/figure.ts";
import { LOOK } from "./ids.ts";
import type { RoomWords } from "./room_words.ts";

export interface Props {
  figure: string;
  wardrobe: Garment[];
  words: RoomWords;
  onChange(figure: string): void;
  onClose(): void;
}

/** The wardrobe, as a modal dialog. */
export function Dress({ figure, wardrobe, words, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { parts } = words;
  return (
    <dialog
      ref={dialog}
      class="dress"
      aria-labelledby={LOOK}
      onClose={onClose}
    >
      <img src={figurePath(figure)} alt="" width={128} height={220} />
      <ul>
        {wardrobe.map((garment) => (
          <li key={garment.type}>
            <span>{parts[garment.type]}</span>
            <button
              type="button"
              class="btn"
              aria-label={`${parts[garment.type]}: ${words.shape}`}
              onClick={() => onChange(withNextShape(figure, garment))}
            >
              {words.shape}
            </button>
            <button
              type="button"
              class="btn"
              aria-label={`${parts[garment.type]}: ${words.colour}`}
              onClick={() => onChange(withNextColour(figure, garment))}
            >
              {words.colour}
            </button>
          </li>
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" class="btn go">{words.done}</button>
      </form>
    </dialog>
  );
}
