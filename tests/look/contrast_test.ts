import { assert, assertEquals } from "@std/assert";
import { contrastOf, toneOf, tonesIn } from "../../tools/doctor/tones.ts";

const styles = await Deno.readTextFile("static/styles.css");
const HUES = Array.from({ length: 24 }, (_, at) => at * 15);
const THEMES = ["light", "dark"] as const;
const GROUNDS = ["--paper", "--sunk", "--lens", "--tint"];

/** WCAG 2.2, 1.4.3 and 1.4.11; what is chosen has its tint, and no edge. */
const PAIRS: [ink: string, grounds: string[], least: number][] = [
  ["--ink", GROUNDS, 4.5],
  ["--soft", GROUNDS, 4.5],
  ["--accent", GROUNDS, 4.5],
  ["--warn", GROUNDS, 4.5],
  ["--paper", ["--ink"], 4.5],
  ["--edge", GROUNDS.filter((ground) => ground !== "--tint"), 3],
];

for (const [ink, grounds, least] of PAIRS) {
  Deno.test(`${ink} is told from its grounds in any hue: ${least} to 1`, () => {
    assertEquals(
      grounds.flatMap((ground) => poorOnes(ink, ground, least)),
      [],
    );
  });
}

/** Pairs of text colour and background below the minimum, at every hue in both themes. */
function poorOnes(ink: string, ground: string, least: number): string[] {
  return HUES.flatMap((hue) => {
    const tones = tonesIn(styles, `:root{--hue:${hue}}`);
    return THEMES.flatMap((theme) => {
      const contrast = contrastOf(
        toneOf(tones, ink, theme),
        toneOf(tones, ground, theme),
      );
      assert(contrast !== null, `${ink} or ${ground} cannot be read`);
      if (contrast >= least) return [];
      return [`${contrast.toFixed(2)} on ${ground}, ${theme}, hue ${hue}`];
    });
  });
}
