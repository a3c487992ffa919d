import type { Question } from "../browser/use_question.ts";
import type { AskVoice } from "./AskAnswer.tsx";

/** The text of the live region for screen readers. */
export function announcement(
  question: Question,
  left: number,
  { words }: AskVoice,
): string {
  switch (question.state) {
    case "asking":
      return words.asking;
    case "answered": {
      if (!question.isNew) return "";
      const { passages: [best, ...others] } = question;
      if (!best) return words.nothing;
      if (!best.nearest) return best.description;
      // The names alone: three texts would take a minute to hear.
      const names = [best, ...others].map(({ name }) => name).join(", ");
      return `${words.nearest}: ${names}`;
    }
    case "refused":
      return left > 0 ? question.message : words.ready;
    case "unreachable":
      return words.unreachable;
    default:
      return "";
  }
}
