import { asksFor } from "../case.ts";
import { answerOf, told } from "../compose.ts";
import { frame, speaksOf } from "./frame.ts";

/** "Why did she leave …?": what is told of that job's end. */
export const whyEnded = frame(
  ["why", "end", "place"],
  (asked) =>
    asksFor(asked, "why") && asksFor(asked, "end") &&
    !asked.question.isYesNo && speaksOf(asked),
  (episodes, asked) => {
    const { facts } = asked;
    for (const episode of episodes) {
      const reason = facts.sentences.find(({ path, text }) =>
        path === episode.path && ENDED.test(text)
      );
      if (reason) {
        const says = `${told(episode, facts)} ${reason.passage}`;
        return [answerOf(episode, says, asked)];
      }
    }
  },
);

const ENDED =
  /^(?:I )?(?:left|quit|resigned|gave (?:it )?up|gave notice|stopped|moved on|walked out|went)\b|\b(?:left|quit|resigned|closed|ended|sold|stopped|shut) (?:because|when|after|as|since|for|to)\b|\buntil (?:it|they|we)\b/i;
