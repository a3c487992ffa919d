import { useEffect, useState } from "preact/hooks";
import type { Garment } from "../../graphics/avatar/look.ts";
import { useShared } from "./shared.ts";
import { dressing } from "./use_room_progress.ts";
import { LOOK } from "./ids.ts";
import type { RoomWords } from "./room_words.ts";

interface Props {
  figure: string;
  wardrobe: Garment[];
  words: RoomWords;
  onChange(figure: string): void;
}

type Dress = typeof import("./Dress.tsx").Dress;

/** A link to the look of the visitor, and the button that opens the wardrobe. */
export function VisitorFigure(props: Props) {
  const { figure, words } = props;
  const isOpen = useShared(dressing);
  const [dress, setDress] = useState<{ Dress: Dress }>();
  useEffect(() => {
    // Most visitors never open it.
    if (isOpen) import("./Dress.tsx").then(setDress);
  }, [isOpen]);

  return (
    <div class="mine scripted" data-markdown-ignore>
      <p class="s soft">
        {words.figure}{" "}
        <a class="m" href={`/room?figure=${figure}`} title={words.figureHint}>
          {figure}
        </a>
      </p>
      <button
        type="button"
        class="btn"
        id={LOOK}
        onClick={() => dressing.set(true)}
      >
        {words.look}
      </button>
      {isOpen && dress && (
        <dress.Dress
          {...props}
          onClose={() => dressing.set(false)}
        />
      )}
    </div>
  );
}
