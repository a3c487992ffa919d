import { useEffect, useState } from "preact/hooks";
import type { Props } from "./Dress.tsx";
import { useShared } from "./shared.ts";
import { dressing } from "./use_room_progress.ts";
import { LOOK } from "./ids.ts";

type Dress = typeof import("./Dress.tsx");

/** A link to the look of the visitor, and the button that opens the wardrobe. */
export function VisitorFigure(props: Omit<Props, "onClose">) {
  const { figure, words } = props;
  const isOpen = useShared(dressing);
  const [dress, setDress] = useState<Dress>();
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
