import type { Rgb } from "../../base/colour/srgb.ts";
import type { Robe } from "./robe.ts";

/** A swatch in words, such as "dark red": assistive technology cannot show it. */
export function colourName(rgb: Rgb, robe: Robe): string {
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
