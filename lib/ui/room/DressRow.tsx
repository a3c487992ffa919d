import type { Garment } from "../../graphics/wardrobe.ts";
import type { Robe } from "./person.ts";
import type { Rgb } from "../../base/colour/colours.ts";

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

/** A swatch in words, such as "dark red": assistive technology cannot show it. */
function colourName(rgb: Rgb, robe: Robe): string {
  const { hues, greys, brown, dark, pale } = robe;
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  const light = (most + least) / 510;
  if (most - least < 28) return greys[Math.round(light * 2)] ?? "";
  // The yellow of everyday speech begins a little before the middle between two hues.
  const at = Math.round(hueOf(rgb) * 2 + 12.15) % 12;
  const isBrown = at === 1 && most - least < 125 && light < .58;
  const colour = isBrown ? brown : hues[at] ?? "";
  if (light < .32) return dark.replace("{colour}", colour);
  return light > .7 ? pale.replace("{colour}", colour) : colour;
}

/** From red at 0 over green at 2 and blue at 4. */
function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (green - blue) / spread;
  if (most === green) return 2 + (blue - red) / spread;
  return 4 + (red - green) / spread;
}
