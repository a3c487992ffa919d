import { useEffect, useState } from "preact/hooks";
import type { Props } from "./Dress.tsx";
import type { RoomWords } from "./room_words.ts";
import { useShared } from "./shared.ts";
import { dressing } from "./use_room_progress.ts";
import { LOOK } from "./ids.ts";

interface Given extends Omit<Props, "onClose" | "title"> {
  words: RoomWords;
}

type Dress = typeof import("./Dress.tsx");

/** A link to the look of the visitor, and the button that opens the wardrobe. */
export function VisitorFigure({ words, ...props }: Given) {
  const { figure } = props;
  const isOpen = useShared(dressing);
  const [dress, setDress] = useState<Dress>();
  useEffect(() => {
    // Most visitors never open it.
    if (isOpen) import("./Dress.tsx").then(setDress);
  }, [isOpen]);

  return (
    <>
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
          aria-expanded={isOpen}
          onClick={() => dressing.set(true)}
        >
          {words.look}
        </button>
      </div>
      {isOpen && dress && (
        <dress.Dress
          {...props}
          title={words.look}
          onClose={() => dressing.set(false)}
        />
      )}
    </>
  );
}
