import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { filesIn, placesOf } from "../source.ts";
import { contrastOf, toneOf, tonesIn } from "../tones.ts";

/** WCAG 2.2, 1.4.3: of text that is not large. */
const LEAST = 4.5;

/** Tones in which words stand on the paper. */
const INKS = ["--ink", "--accent"];

/** Words that are hard to tell from the paper, in the light theme or the dark one. */
export function poorContrast({ content, roots, styles }: Site): Diagnostic[] {
  // The style sheet first, where there is one.
  const files = filesIn(roots.person, /^theme\.css$|^profile\.md$/).reverse();
  const own = files.filter(({ path }) => path.endsWith(".css"))
    .map(({ text }) => text);
  const hue = `:root{--hue:${content.profile.hue}}`;
  const tones = tonesIn(styles, hue, ...own);
  return INKS.flatMap((ink) =>
    (["light", "dark"] as const).flatMap((theme): Diagnostic[] => {
      const contrast = contrastOf(
        toneOf(tones, ink, theme),
        toneOf(tones, "--paper", theme),
      );
      if (contrast === null || contrast >= LEAST) return [];
      const named = new RegExp(`${ink}\\s*:|--paper\\s*:|^hue:`, "gm");
      return [{
        severity: "error",
        place: placesOf(files, named)[0] ?? roots.person.dir,
        what: `${ink} on --paper has a contrast of ${
          contrast.toFixed(1)
        } to 1 in the ${theme} theme`,
        fix: `use colours with a contrast of at least ${LEAST} to 1`,
      }];
    })
  );
}
