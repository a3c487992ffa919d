import type { Garment } from "../../graphics/wardrobe.ts";
import { colourName } from "./colour_name.ts";
import type { Robe } from "./robe.ts";

interface Props {
  robe: Robe;
  garment: Garment;
  name: string;
  value: string;
  /** Undefined if no swatch is chosen. */
  colour: number | undefined;
  isActive: boolean;
  onActive(): void;
  onStep(by: 1 | -1): void;
  onColour(colour: number): void;
}

/** A part with its arrows, and its swatches if it is the active one. */
export function DressRow(props: Props) {
  const { garment, robe, name, value, isActive, onActive, onStep } = props;
  const arrow = (by: 1 | -1, label: string) => (
    <button
      type="button"
      class={by === 1 ? "icon on" : "icon"}
      aria-label={label.replace("{part}", name)}
      onClick={() => {
        onActive();
        onStep(by);
      }}
    />
  );
  return (
    <li>
      <button
        type="button"
        class="part"
        aria-expanded={isActive}
        onClick={onActive}
      >
        {name}
      </button>
      {arrow(-1, robe.previous)}
      <span>{value}</span>
      {arrow(1, robe.next)}
      {isActive && value !== robe.none && garment.colours.length > 0 &&
        <Swatches {...props} />}
    </li>
  );
}

/** Radio buttons, so the arrow keys reach those that are out of sight. */
function Swatches({ garment, robe, name, colour, onColour }: Props) {
  return (
    <div
      class="swatches"
      role="radiogroup"
      aria-label={robe.colour.replace("{part}", name)}
    >
      {garment.colours.map((rgb, at) => (
        <input
          key={`${rgb}`}
          type="radio"
          name="swatch"
          aria-label={colourName(rgb, robe)}
          checked={at === colour}
          style={{ background: `rgb(${rgb})` }}
          onChange={() => onColour(at)}
        />
      ))}
    </div>
  );
}
