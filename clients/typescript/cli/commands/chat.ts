import { type Command, type CommandContext, Exit } from "../command.ts";
import { converse } from "../conversation/converse.ts";
import { Talk } from "../conversation/talk.ts";
import { failureOf, json } from "../output.ts";

export const chat: Command = {
  name: "chat",
  operands: ["<npcId>"],
  options: ["page"],
  summary: "A conversation with a person, line by line",
  examples: [
    'echo "Where did you work before?" | foyer chat archivist',
    'printf "Hello\\nWho are you?\\n" | foyer chat barista',
  ],
  run(context) {
    const { isInputTerminal, isTerminal } = context.system;
    return isInputTerminal && isTerminal
      ? converse(context)
      : answerLines(context);
  },
};

/**
 * For programs: each line is a message, each answer a line of JSON, each
 * failure one on standard error. The exit code is the highest of all.
 */
async function answerLines(context: CommandContext): Promise<Exit> {
  const { system } = context;
  const talk = new Talk(context);
  const lines = system.openLines();
  let exitCode = 0;
  try {
    for (;;) {
      const message = await lines.next("");
      if (message === undefined) return new Exit(exitCode);
      try {
        system.writeOut(json(await talk.say(message)));
      } catch (error) {
        const failure = failureOf(error);
        system.writeError(json(failure.body));
        exitCode = Math.max(exitCode, failure.exitCode);
      }
    }
  } finally {
    lines.close();
  }
}
