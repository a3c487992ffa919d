import { assertEquals } from "@std/assert";
import { contrastOf, toneOf, tonesIn } from "../../tools/doctor/tones.ts";

// The figures of WCAG's own examples, and the ends of the scale.
const CONTRASTS: [one: string, other: string, contrast: number][] = [
  ["#000", "#fff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#fff", "#767676", 4.54],
  ["oklch(0 0 0)", "oklch(100% 0 0)", 21],
  // CSS Color 4 gives it as that red.
  ["oklch(0.628 0.2577 29.23)", "#ff0000", 1],
];

for (const [one, other, contrast] of CONTRASTS) {
  Deno.test(`the contrast of ${one} on ${other} is ${contrast}`, () => {
    assertEquals(contrastOf(one, other)?.toFixed(2), contrast.toFixed(2));
  });
}

Deno.test("the contrast of a tone that cannot be read is not known", () => {
  assertEquals(contrastOf("rebeccapurple", "#fff"), null);
  assertEquals(contrastOf("", "#fff"), null);
});

Deno.test("a tone is that of its theme, with its variables, and the last one counts", () => {
  const tones = tonesIn(
    ":root { --hue: 1; --ink: light-dark(oklch(0.4 0.1 var(--hue)), #eee) }",
    ":root{--hue:200}",
    "@media print { :root { --ink: #000 } }",
  );
  assertEquals(toneOf(tones, "--ink", "light"), "oklch(0.4 0.1 200)");
  assertEquals(toneOf(tones, "--ink", "dark"), "#eee");
});

Deno.test("a tone that is said by itself is no tone", () => {
  const tones = tonesIn(`:root { --ink: ${"var(--ink) ".repeat(50)} }`);
  assertEquals(contrastOf(toneOf(tones, "--ink", "light"), "#fff"), null);
});
