import { assert, assertEquals } from "@std/assert";
import { ASKED } from "./support/asked.ts";
import type { PEOPLE } from "./support/rounds.ts";

/** Share of the stated questions whose truth is in what is shown, at least. */
const SHOWN: Record<keyof typeof PEOPLE, number> = {
  golden: 0.77,
  engineer: 0.76,
  keeper: 0.79,
  translator: 0.78,
  vet: 0.72,
  conservator: 0.84,
  grower: 0.79,
  inspector: 0.79,
  cook: 0.67,
  tuner: 0.75,
  accessibility: 0.81,
  // Written in words far from those of the pages.
  potter: 0.59,
  guide: 0.69,
  midwife: 0.66,
  backend: 0.64,
  framebuilder: 0.7,
  photographer: 0.55,
  analyst: 0.75,
  arborist: 0.6,
  buchbinderin: 0.55,
  fisioterapeuta: 0.65,
};

/** Share of all questions that may be answered wrongly and with certainty. */
const MOST_WRONG = 0.02;

for (const [name, asked] of Object.entries(ASKED)) {
  Deno.test(`questions to the ${name}: what is certain is right, and the truth is in what is shown`, async () => {
    const judged = await asked();
    const textsOf = (verdict: string) =>
      judged.filter((each) => each.verdict === verdict)
        .map(({ question }) => question.q);
    assertEquals(textsOf("false no"), []);
    assertEquals(textsOf("false yes"), []);
    const wrong = textsOf("wrong");
    assert(wrong.length <= MOST_WRONG * judged.length, wrong.join("\n"));
    const stated = judged.filter(({ question }) => question.none !== true);
    const shown = stated.filter(({ verdict }) =>
      verdict === "right" || verdict === "later"
    );
    const share = shown.length / stated.length;
    assert(share >= (SHOWN[name] ?? 1), `${name}: ${share}`);
  });
}
