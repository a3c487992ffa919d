import { CONTENT_DIR } from "../../support/content.ts";

/** The day of the truth of all questions. */
export const TRUTH = Date.parse("2026-11-22T12:00:00Z");

/** Whose questions they are, by the folder of the questions. */
export const PEOPLE: Record<string, string> = {
  golden: "tests/golden/sample",
  engineer: "tests/golden/engineer",
  keeper: CONTENT_DIR,
  translator: "tests/fixtures/people/translator",
  vet: "tests/fixtures/people/vet",
  conservator: "tests/fixtures/people/conservator",
  grower: "tests/fixtures/people/grower",
  inspector: "tests/fixtures/people/inspector",
  cook: "tests/fixtures/people/cook",
  tuner: "tests/fixtures/people/tuner",
  accessibility: "tests/fixtures/people/accessibility",
  potter: "tests/fixtures/people/potter",
  guide: "tests/fixtures/people/guide",
  midwife: "tests/fixtures/people/midwife",
  backend: "tests/fixtures/people/backend",
  framebuilder: "tests/fixtures/people/framebuilder",
  photographer: "tests/fixtures/people/photographer",
  analyst: "tests/fixtures/people/analyst",
  arborist: "tests/fixtures/people/arborist",
  buchbinderin: "tests/fixtures/people/buchbinderin",
  fisioterapeuta: "tests/fixtures/people/fisioterapeuta",
};
