import { useState } from "preact/hooks";
import type { Garment } from "../../avatar/look.ts";
import type { RoomWords } from "./room_words.ts";

interface Props {
  figure: string;
  wardrobe: Garment[];
  words: RoomWords;
  onChange(figure: string): void;
}

/** The id of the button. */
export const LOOK = "room_look";

type Dress = typeof import("./Dress.tsx").Dress;

/** How the visitor looks, as an address that can be sent, and the way to look otherwise. */
export function VisitorFigure(props: Props) {
  const { figure, words } = props;
  const [dress, setDress] = useState<{ Dress: Dress }>();

  async function open() {
    // Few want to look otherwise.
    setDress(await import("./Dress.tsx"));
  }

  return (
    <div class="mine scripted" data-markdown-ignore>
      <p class="s soft">
        {words.figure}{" "}
        <a class="m" href={`/room?figure=${figure}`} title={words.figureHint}>
          {figure}
        </a>
      </p>
      <button type="button" class="btn" id={LOOK} onClick={open}>
        {words.look}
      </button>
      {dress && <dress.Dress {...props} onClose={() => setDress(undefined)} />}
    </div>
  );
}
