import { figureOf } from "../../lib/content/figure.ts";

/** Answers about the look of the owner and of the site. */
export interface Look {
  /** `1`, `2` or `3`. */
  figure: string;
  isQuiet: boolean;
}

/** Part of an interview. */
interface Answers {
  answer(question: "figure" | "programmer", usual: string): string;
}

const OFFERED = ["1", "2", "3"];

/** Asks for the figure, and whether the site shows names for programs. Throws a ConfigError. */
export function lookFrom(interview: Answers): Look {
  const figure = interview.answer("figure", "1");
  const isQuiet = interview.answer("programmer", "yes") === "no";
  return { figure, isQuiet };
}

/** The fields of the profile. */
export function lookKeys(name: string, { figure, isQuiet }: Look) {
  return {
    figure: figuresFor(name)[OFFERED.indexOf(figure)],
    machine: isQuiet ? "quiet" as const : undefined,
  };
}

/** Three figures that the name has. */
export function figuresFor(name: string): string[] {
  return OFFERED.map((_, variant) => figureOf(name, variant));
}

/** Comment with the figures that were not chosen. */
export function otherFigures(name: string, chosen?: string): string {
  return figuresFor(name).filter((figure) => figure !== chosen)
    .map((figure) => `figure: ${figure} # another drawn figure`)
    .join("\n# ");
}
