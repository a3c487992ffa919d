import { useEffect, useState } from "preact/hooks";
import { ROBE } from "../../endpoint.ts";
import { fetchJson } from "../browser/fetch_json.ts";
import type { Robe, RoomWords } from "./person.ts";
import type { Props } from "./Dress.tsx";
import { useShared } from "./shared.ts";
import { dressing } from "./use_room_progress.ts";
import { LOOK } from "./ids.ts";

/** The few words that are needed before the wardrobe opens. */
export type KeptWords = Pick<RoomWords, "look" | "stamps">;

interface Given extends Pick<Props, "figure" | "onChange"> {
  words: KeptWords;
}

type Dress = typeof import("./Dress.tsx") & Pick<Props, "robe">;

/** The button that opens the wardrobe, and the wardrobe. */
export function VisitorFigure({ words, ...props }: Given) {
  const isOpen = useShared(dressing);
  const [dress, setDress] = useState<Dress>();
  useEffect(() => {
    // Most visitors never open it.
    if (isOpen && !dress) {
      loadDress().then(setDress, () => dressing.set(false));
    }
  }, [isOpen]);

  return (
    <>
      <div class="mine scripted" data-markdown-ignore>
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
          robe={dress.robe}
          title={words.look}
          opener={LOOK}
          onClose={() => dressing.set(false)}
        />
      )}
    </>
  );
}

async function loadDress(): Promise<Dress> {
  const [module, robe] = await Promise.all([
    import("./Dress.tsx"),
    fetchJson<Robe>(ROBE),
  ]);
  return { ...module, robe };
}
