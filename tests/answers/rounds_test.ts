import { assert, assertEquals } from "@std/assert";
import { ASKED } from "./support/asked.ts";
import type { PEOPLE } from "./support/rounds.ts";

/** Share of the stated questions whose truth is in what is shown, at least. */
const SHOWN: Record<keyof typeof PEOPLE, number> = {
  golden: 0.79,
  engineer: 0.79,
  keeper: 0.83,
  translator: 0.83,
  vet: 0.77,
  conservator: 0.88,
  grower: 0.81,
  inspector: 0.89,
  cook: 0.86,
  tuner: 0.87,
  accessibility: 0.81,
  // Written in words far from those of the pages.
  potter: 0.58,
  guide: 0.82,
  midwife: 0.7,
  backend: 0.74,
  framebuilder: 0.89,
  photographer: 0.79,
  analyst: 0.86,
  arborist: 0.79,
  buchbinderin: 0.72,
  fisioterapeuta: 0.79,
};

/** Share of the short questions about a résumé that are certain, at least. */
const SHORT = 0.84;
/** Share of all questions that may be answered wrongly and with certainty. */
const MOST_WRONG = 0;

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

Deno.test("most short questions about a résumé are certain", async () => {
  const all = (await Promise.all(Object.values(ASKED).map((asked) => asked())))
    .flat().filter(({ question }) => question.kind === "short");
  const missed = all.filter(({ given: [first] }) => !first || first.nearest)
    .map(({ question }) => question.q);
  const share = 1 - missed.length / all.length;
  assert(share >= SHORT, `${share}\n${missed.join("\n")}`);
});
