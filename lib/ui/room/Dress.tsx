import { useEffect, useRef, useState } from "preact/hooks";
import { type Garment, WARDROBE } from "../../graphics/wardrobe.ts";
import { DressRow } from "./DressRow.tsx";
import {
  colourOf,
  shapeOf,
  surprising,
  withColour,
  withStep,
} from "./dress.ts";
import { Podium } from "./Podium.tsx";
import type { Robe } from "./person.ts";

export interface Props {
  figure: string;
  robe: Robe;
  title: string;
  /** Id of the button that opens it. */
  opener: string;
  onChange(figure: string): void;
  onClose(): void;
}

/** The wardrobe, beside the room. On a telephone it is a sheet over the conversation. */
export function Dress(
  { figure, robe, title, opener, onChange, onClose }: Props,
) {
  const panel = useRef<HTMLElement>(null);
  const [active, setActive] = useState<Garment["type"]>("hr");
  const [said, setSaid] = useState("");
  useEffect(() => {
    // On a telephone the sheet would cover the visitor.
    document.querySelector(".me")?.scrollIntoView({ block: "nearest" });
    return focusUntilClosed(panel.current, opener);
  }, []);
  const address = `/room?figure=${figure}`;

  function change(next: string, garment?: Garment) {
    onChange(next);
    setSaid(garment ? `${nameOf(garment)}: ${valueOf(next, garment)}` : "");
  }
  function nameOf({ type }: Garment) {
    return robe.parts[type][0] ?? type;
  }
  function valueOf(figure: string, garment: Garment) {
    const shape = shapeOf(figure, garment);
    const names = robe.parts[garment.type];
    return shape === undefined ? robe.none : names[shape + 1] ?? `${shape + 1}`;
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setSaid(robe.copied);
    } catch {
      setSaid(robe.refused);
    }
  }

  return (
    <section
      ref={panel}
      class="robe"
      role="group"
      tabIndex={-1}
      aria-labelledby="robe_title"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <header>
        <h2 id="robe_title">{title}</h2>
        <button
          type="button"
          class="x"
          aria-label={robe.close}
          onClick={onClose}
        />
      </header>
      <Podium {...{ figure, robe }} />
      <ul class="parts">
        {WARDROBE.map((garment) => (
          <DressRow
            key={garment.type}
            {...{ garment, robe }}
            name={nameOf(garment)}
            value={valueOf(figure, garment)}
            colour={colourOf(figure, garment)}
            isActive={garment.type === active}
            onActive={() => setActive(garment.type)}
            onStep={(by) => change(withStep(figure, garment, by), garment)}
            onColour={(at) => change(withColour(figure, garment, at))}
          />
        ))}
      </ul>
      <p class="m url">{address}</p>
      <p class="s" role="status">{said}</p>
      <footer>
        <button
          type="button"
          class="btn"
          onClick={() => change(surprising(figure))}
        >
          {robe.surprise}
        </button>
        <button type="button" class="btn" onClick={copy}>{robe.copy}</button>
        <button type="button" class="btn go" onClick={onClose}>
          {robe.done}
        </button>
      </footer>
    </section>
  );
}

/** Focuses the panel. The returned function gives the focus back. */
function focusUntilClosed(panel: HTMLElement | null, id: string) {
  const before = document.activeElement;
  panel?.focus({ preventScroll: true });
  return () => {
    const opener = before && before !== document.body
      ? before
      : document.getElementById(id);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
